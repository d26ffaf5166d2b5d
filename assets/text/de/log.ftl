# The move log.
log-empty = Noch ist nichts geschehen.
