"""Errors of season standings, with stable codes."""

from __future__ import annotations

from stolik.core.errors import StolikError


class PointsTableError(StolikError):
    """An impossible table of points."""

    code = "bad_points_table"
