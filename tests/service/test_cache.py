"""The cache drops what was not used for longest, and what is too old."""

from hashi.service.cache import Cache


def test_the_longest_unused_makes_room() -> None:
    """Reading counts as use; who had to go is told."""
    cache = Cache[str, int](2)
    assert (cache.put("a", 1), cache.put("b", 2), cache.get("a")) == (None, None, 1)
    assert cache.put("c", 3) == 2
    assert (list(cache), cache.values(), cache.get("b")) == (["a", "c"], [1, 3], None)
    assert cache.put("a", 4) is None
    assert cache.put("d", 5) == 3
    assert (cache.pop("a"), cache.pop("a"), len(cache)) == (4, None, 1)
    cache.clear()
    assert len(cache) == 0


def test_entries_last_as_long_as_they_are_good_for() -> None:
    """By the clock of the cache, which only goes forward."""
    now = 5.0
    cache = Cache[str, str](9, lambda: now)
    cache.put("a", "short", 1.0)
    cache.put("b", "for ever")
    cache.put("c", "never", 0.0)
    assert (cache.get("a"), cache.get("c")) == ("short", None)
    now = 6.0
    assert (cache.get("a"), cache.get("b"), list(cache)) == (None, "for ever", ["b"])
