"""Views and changes: whatever becomes of the messages, everybody comes to the view there is."""

from random import Random

import msgspec
import pytest

from hashi.client import Client
from hashi.service.table.feed import NOTHING_SEEN, Feed
from hashi.table import LiveStatus, Table
from hashi.wire.change import Change, view_after
from hashi.wire.view import View
from tests.server.player import two_and_a_bot
from tests.server.story import PEOPLE, WATCHER, Scene, story

_DECODER = msgspec.json.Decoder(View | Change)
KINDS: dict[str, dict[str, object]] = {
    "guarded": {},
    "clock": {"clock_seconds": 60},
    "honour": {"kind": "honour"},
}


class Reader:
    """A client behind a channel that loses a message, delivers it twice or after the next ones."""

    def __init__(self, feed: Feed, person: str, random: Random) -> None:
        self.feed, self.person, self.random = feed, person, random
        self.seen = NOTHING_SEEN  # as the server has it
        self.view: View | None = None
        self.late: list[bytes] = []
        self.gaps = self.changes = 0
        self.is_behind = False

    def send(self, scene: Scene) -> None:
        """What the server has to send goes through the channel."""
        seen, self.seen = self.seen, self.feed.step
        for text in self.feed.texts(scene.table, self.person, seen, scene.status):
            chance = self.random.random()
            if chance < 0.1:
                self.late.append(text)
            elif chance > 0.2:
                self.hear(text)
                if chance > 0.9:
                    self.hear(text)
        if self.random.random() < 0.3:
            late, self.late = self.late, []
            for text in reversed(late):
                self.hear(text)

    def hear(self, text: bytes) -> None:
        """Take a message as any client does."""
        news = _DECODER.decode(text)
        view = view_after(self.view, news)
        self.changes += isinstance(news, Change)
        if view is None:
            self.gaps += 1
            self.is_behind = True
        else:
            self.view = view

    def catch_up(self, scene: Scene) -> None:
        """Say hello and name the view that is here; the answer arrives."""
        self.is_behind = False
        view = self.view
        known = view is not None and view.stream == self.feed.stream(self.person)
        step = view.step if known and view is not None else NOTHING_SEEN
        for text in self.feed.texts(scene.table, self.person, step, scene.status):
            self.hear(text)


def fresh_view(scene: Scene, feed: Feed, person: str) -> View:
    """What somebody would see who comes now, worked out by a feed that remembers nothing."""
    other = Feed()
    other.publish(scene.table, scene.status)
    text = other.view(scene.table, person, scene.status)
    view = msgspec.json.decode(text, type=View)
    return msgspec.structs.replace(view, stream=feed.stream(person), step=feed.step)


@pytest.mark.parametrize("kind", KINDS)
def test_lost_late_and_doubled_messages(kind: str) -> None:
    """Whoever is at the newest step has exactly the view there is now, and asking leads there."""
    random, feed = Random(kind), Feed()
    readers = [Reader(feed, person, random) for person in (*PEOPLE, *PEOPLE, WATCHER)]
    for scene in story(f"feed {kind}", **KINDS[kind]):
        feed.publish(scene.table, scene.status)
        for reader in readers:
            reader.send(scene)
            if reader.is_behind or random.random() < 0.2:
                reader.catch_up(scene)
            elif reader.view is None or reader.view.step != feed.step:
                continue  # the newest message is lost or late, which they cannot know yet
            assert reader.view == fresh_view(scene, feed, reader.person)
    assert all(reader.gaps and reader.changes > 50 for reader in readers)


def test_a_change_is_small() -> None:
    """Most of a game's messages are changes, and those take a fraction of the views' bytes."""
    feed, sizes = Feed(), {"change": list[int](), "view": list[int]()}
    for scene in story("sizes"):
        feed.publish(scene.table, scene.status)
        text = feed.texts(scene.table, "bruno", feed.step - 1, scene.status)[0]
        sizes["view" if b'"type":"view"' in text[:20] else "change"].append(len(text))
    changes, views = sizes["change"], sizes["view"]
    assert len(changes) > len(views)
    assert 8 * sum(changes) / len(changes) < sum(views) / len(views)


def test_nobody_hears_of_anothers_open_marks() -> None:
    """A change tells one's own open turn to oneself alone."""
    feed = Feed()
    for scene in story("secrets"):
        feed.publish(scene.table, scene.status)
        for person in (*PEOPLE, WATCHER):
            text = feed.texts(scene.table, person, feed.step - 1, scene.status)[0]
            news = _DECODER.decode(text)
            own = {str(seat) for seat in scene.table.seats_of(person)}
            for marks in (news.starts, news.turns):
                assert marks is msgspec.UNSET or set(marks) <= own


def test_another_stream() -> None:
    """A step counts only in its stream: that of this feed, for this person."""
    scene = next(iter(story("streams")))
    one, other = Feed(), Feed()
    assert one.stream("ada") != other.stream("ada")
    assert one.stream("ada") != one.stream("bruno")
    one.publish(scene.table, scene.status)
    assert one.stream("dora") == one.stream("emil") != one.stream("ada")


def test_only_the_newest_changes_are_kept() -> None:
    """Who has missed too much gets a view."""
    *_, scene = story("long")
    feed = Feed()
    for _ in range(100):
        feed.publish(scene.table, scene.status)
    few = feed.texts(scene.table, "ada", 90, scene.status)
    assert [_DECODER.decode(text).step for text in few] == list(range(91, 101))
    assert is_view(feed.texts(scene.table, "ada", 10, scene.status))
    assert is_view(feed.texts(scene.table, "ada", 101, scene.status))
    assert feed.texts(scene.table, "ada", 100, scene.status) == []


def is_view(texts: list[bytes]) -> bool:
    """Whether this is one whole view."""
    return len(texts) == 1 and isinstance(_DECODER.decode(texts[0]), View)


def test_times_are_those_of_now() -> None:
    """A change that is sent again later has the times that are left then."""
    table, status = _play_scene()
    feed = Feed()
    feed.publish(table, status)
    feed.publish(table, status)
    later = LiveStatus(status.present, 1234, warming_up=False, grace_left_ms={"cleo": 500})
    (text,) = feed.texts(table, "ada", 1, later)
    change = _DECODER.decode(text)
    assert (change.clock_left_ms, change.grace_left_ms) == (1234, {"3": 500})


def _play_scene() -> tuple[Table, LiveStatus]:
    scenes = story("times", clock_seconds=60)
    scene = next(scene for scene in scenes if scene.table.phase == "play")
    return scene.table, LiveStatus(frozenset(PEOPLE), 60_000, warming_up=False)


async def test_who_comes_back_gets_what_they_missed(ada: Client, bruno: Client) -> None:
    """Over sockets: a client that was away for a status hears changes and no second view."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table) as one:
        two = bruno.at(table, audit=True)
        async with two:
            await one.place(1, "e6", 4)
            await two.until(lambda view: view.seats[0].done)
        away = len(two.heard)
        await one.take_back(1)
        async with two:
            await two.until(lambda view: not view.seats[0].done and view.seats[1].online)
            kinds = [msgspec.json.decode(text)["type"] for text in two.heard[away:]]
        assert set(kinds) == {"done", "change"}
        await one.place(1, "e6", 4)


async def test_a_plain_hello_brings_views_only(ada: Client, bruno: Client) -> None:
    """A client that does not ask for changes hears of none."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table) as one, bruno.at(table, audit=True) as two:
        await two.send_raw('{"type":"hello","id":99}')
        await two.until(lambda view: view.step > 0)
        heard = len(two.heard)
        await one.place(1, "e6", 4)
        await two.until(lambda view: view.seats[0].done)
        kinds = {msgspec.json.decode(text)["type"] for text in two.heard[heard:]}
        assert kinds <= {"done", "view"}
