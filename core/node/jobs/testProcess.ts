import { openTestServer } from '../testing/testServer';
import { Jobs } from './jobs';
import { defineCountdown } from './testCountdown';

/** A replica that never gets past the first step of a countdown, in a process of its own. */
void openTestServer({
  shared: { config: { connectionString: process.env['DATABASE_URL'] } },
  jobs: 1,
  prepare: ({ container }) => defineCountdown(container.get(Jobs), () => new Promise(() => undefined)),
});
