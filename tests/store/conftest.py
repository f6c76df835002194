"""The stores that the contract is held against."""

from tests.store.fixture import make, real_browser, store

__all__ = ["make", "real_browser", "store"]
