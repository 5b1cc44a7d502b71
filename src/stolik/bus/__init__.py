"""The bus: hints, drafts, presence and single use between workers, by Redis or within one process."""

from stolik.bus.errors import BadBusError, BusError, NoRedisError
from stolik.bus.places import Places, open_bus

__all__ = ["BadBusError", "BusError", "NoRedisError", "Places", "open_bus"]
