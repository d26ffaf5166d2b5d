# The move log.
log-empty = Még semmi sem történt.
