"""Players at the desk: the roster, check-in, wishes for the draw, sanctions."""
