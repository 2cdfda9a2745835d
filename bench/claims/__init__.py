"""The claims of the founding documents: what they are (table), what was measured (measure, evidence), what follows (verdicts),
and how it is shown (figures, drawing, page). bench/reproduce.py puts it together."""
