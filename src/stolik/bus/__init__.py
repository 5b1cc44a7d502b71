"""The bus: hints, drafts, presence, single use and rates between workers, by Redis or within one process."""

from stolik.bus.errors import BadBusError, BusError, NoRedisError
from stolik.bus.places import Places, open_bus
from stolik.bus.rates import NoRates, Rates, Taken

__all__ = ["BadBusError", "BusError", "NoRates", "NoRedisError", "Places", "Rates", "Taken", "open_bus"]
