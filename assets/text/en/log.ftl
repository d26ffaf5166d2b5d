# The move log.
log-empty = Nothing has happened yet.
