"""Workers with no time."""

from hashi.jobs.failure import TooManyJobs
from hashi.jobs.pool import Pool
from hashi.jobs.source import SERVER


class BusyPool(Pool):
    """Turns every job away, as when somebody has too many waiting; counts them."""

    asked = 0

    async def ask(self, job, tell=None, source=SERVER):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201, ARG002
        """See Pool."""
        self.asked += 1
        raise TooManyJobs(type(job).__name__)
