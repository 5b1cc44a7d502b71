"""The bus: hints, drafts, presence, one-time claims and rates between workers, by Redis or in one process."""

from stolik.bus.errors import BadBusError, BusError, NoRedisError
from stolik.bus.places import SharedPlaces, open_bus
from stolik.bus.rates import NoRates, RateClaim, Rates

__all__ = [
    "BadBusError",
    "BusError",
    "NoRates",
    "NoRedisError",
    "RateClaim",
    "Rates",
    "SharedPlaces",
    "open_bus",
]
