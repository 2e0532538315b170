import { spawn } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { addTestUser } from '../testing/addTestUser';
import { testActor } from '../testing/testActor';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { openTestServer, type TestServer } from '../testing/testServer';
import { Jobs } from './jobs';
import { defineCountdown } from './testCountdown';
import { jobThat } from './testJobs';

const actor = testActor();

describe('Jobs of several replicas', () => {
  let shared: TestDatabase;
  const servers: TestServer[] = [];

  beforeEach(async () => {
    shared = await openTestDatabase();
  });

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
    await shared.close();
  });

  async function open(jobs: number, define: (jobs: Jobs) => void): Promise<TestServer> {
    const server = await openTestServer({ shared, jobs, prepare: ({ container }) => define(container.get(Jobs)) });
    if (servers.push(server) === 1) await addTestUser(server, actor);
    return server;
  }

  it('run once each, and both replicas have their share', async () => {
    const ran: string[] = [];
    const define = (name: string) => (jobs: Jobs) =>
      jobs.define({
        name: 'test.share',
        label: 'Share',
        input: z.object({}),
        run: async ({ id }) => {
          ran.push(`${id} ${name}`);
          // Both replicas have begun before either ends.
          while (new Set(ran.map((line) => line.split(' ')[1])).size < 2)
            await new Promise((resolve) => setImmediate(resolve));
        },
      });
    const one = await open(2, define('one'));
    await open(2, define('two'));
    const jobs = one.container.get(Jobs);
    const ids = await Promise.all(Array.from({ length: 20 }, () => jobs.start(actor, 'test.share', {})));
    for (const id of ids) await jobThat(one, actor, id, ({ state }) => state === 'succeeded');
    expect(ran.map((line) => line.split(' ')[0]).toSorted()).toEqual(ids.toSorted());
  });

  it('cancel what the other one runs', async () => {
    const define = (jobs: Jobs): void => defineCountdown(jobs, () => new Promise(() => undefined));
    const running = (jobs: Jobs): void =>
      jobs.define({
        name: 'test.countdown',
        label: 'Countdown',
        input: z.object({}),
        run: (context) => new Promise((_, reject) => context.signal.addEventListener('abort', reject)),
      });
    const idle = await open(0, define);
    await open(1, running);
    const id = await idle.container.get(Jobs).start(actor, 'test.countdown', {});
    await jobThat(idle, actor, id, ({ state }) => state === 'running');
    await idle.container.get(Jobs).cancel(actor, id);
    expect((await jobThat(idle, actor, id, ({ state }) => state === 'cancelled')).cancelling).toBe(false);
  });

  it('go on with a job after an orderly stop, without a failure on its account', async () => {
    let runs = 0;
    const define = (jobs: Jobs): void =>
      jobs.define({
        name: 'test.stopped',
        label: 'Stopped',
        input: z.object({}),
        run: (context) =>
          ++runs > 1
            ? Promise.resolve(context.attempt)
            : new Promise((_, reject) => context.signal.addEventListener('abort', reject)),
      });
    const idle = await open(0, define);
    const first = await open(1, define);
    const id = await idle.container.get(Jobs).start(actor, 'test.stopped', {});
    await jobThat(idle, actor, id, ({ state }) => state === 'running');
    servers.pop();
    await first.close();
    await jobThat(idle, actor, id, ({ state }) => state === 'queued');
    await open(1, define);
    expect((await jobThat(idle, actor, id, ({ state }) => state === 'succeeded')).result).toBe(1);
  });

  it('go on from the checkpoint of a process that was killed', async () => {
    const define = (jobs: Jobs): void => defineCountdown(jobs, async () => undefined);
    const idle = await open(0, define);
    const run = path.resolve(__dirname, '../../../tests/unit/runTypescript.cjs');
    const child = spawn(process.execPath, [run, path.join(__dirname, 'testProcess.ts')], {
      env: { ...process.env, DATABASE_URL: shared.url },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const gone = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    const id = await idle.container.get(Jobs).start(actor, 'test.countdown', {});
    await jobThat(idle, actor, id, ({ message }) => message === 'between');
    child.kill('SIGKILL');
    expect(await gone).toBe('SIGKILL');
    await open(1, define);
    const job = await jobThat(idle, actor, id, ({ state }) => state === 'succeeded');
    expect(job).toMatchObject({ attempts: 2, result: [`first by ${child.pid}`, `second by ${process.pid}`] });
  }, 60_000);
});
