"""A client in Python: sit down at a table of any Stolik server, see what happens, move."""

from stolik.core.extras import named_extras

with named_extras():
    from stolik.client.bots import is_asked, run_bot
    from stolik.client.client import Client
    from stolik.client.errors import CannotSitError, ClientError, ProblemError, RoomGoneError
    from stolik.client.seat import Moment, Seat
    from stolik.client.view import view_of
    from stolik.client.wire import Accepted
    from stolik.play.answers import Refused

__all__ = [
    "Accepted",
    "CannotSitError",
    "Client",
    "ClientError",
    "Moment",
    "ProblemError",
    "Refused",
    "RoomGoneError",
    "Seat",
    "is_asked",
    "run_bot",
    "view_of",
]
