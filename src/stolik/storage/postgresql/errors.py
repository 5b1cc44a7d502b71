"""Errors of PostgreSQL, its driver and the connection as ours, each with a stable code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from socket import gaierror
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError

from stolik.storage.errors import StorageError, driver_error

_ERRNO: Final = re.compile(r"\[Errno (\d+)\]")
"""How the driver reports several failed attempts as one."""
_BY_DRIVERS_NAME: Final = {
    "InvalidPasswordError": "db-bad-password",
    "InvalidAuthorizationSpecificationError": "db-bad-password",
    "InvalidCatalogNameError": "db-no-such-database",
}


@contextmanager
def translate_errors(where: str) -> Iterator[None]:
    """Turn the driver's errors into coded ones; `where` names the database.

    `IntegrityError` passes: the caller handles a taken key.
    """
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise driver_error(where, error.orig or error) from error
    except OSError as error:  # a server that is not running; drivers pass the error on unchanged
        raise _unreachable(where, error) from error


@contextmanager
def translate_connection_errors(where: str) -> Iterator[None]:
    """Turn connection errors into a coded error."""
    try:
        yield
    except (DBAPIError, StorageError):
        raise
    except ModuleNotFoundError as error:
        message = f"{where} needs one more package: pip install 'stolik[postgresql]' ({error.name})"
        raise StorageError(message, where=where, key="db-needs-extra") from error
    except Exception as error:
        raise _unreachable(where, error) from error


def _unreachable(where: str, error: Exception) -> StorageError:
    """Return why a server does not answer, from the error of the system or the driver."""
    message = f"{where} cannot be reached: {error}"
    if isinstance(error, gaierror):
        return StorageError(message, where=where, key="db-no-such-host")
    key = _BY_DRIVERS_NAME.get(type(error).__name__)
    if key is not None:
        return StorageError(message, where=where, key=key)
    found = _ERRNO.search(str(error))
    number = getattr(error, "errno", None) or (int(found[1]) if found else 0)
    if number:
        return StorageError(message, where=where, key="db-system", errno=number)
    return StorageError(message, where=where, key="db-driver", why=str(error))
