"""The bus: hints, drafts, presence, single use and rates between workers, by Redis or within one process."""

from stolik.bus.errors import BadBusError, BusError, NoRedisError
from stolik.bus.places import SharedPlaces, open_bus
from stolik.bus.rates import NoRates, Rates, Taken

__all__ = ["BadBusError", "BusError", "NoRates", "NoRedisError", "Rates", "SharedPlaces", "Taken", "open_bus"]
