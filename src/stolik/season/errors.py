"""What cannot be counted in a season, with a stable code."""

from __future__ import annotations

from stolik.core.errors import StolikError


class PointsTableError(StolikError):
    """A table of points that no season can have."""

    code = "bad_points_table"
