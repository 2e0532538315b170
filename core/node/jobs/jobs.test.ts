import { z } from 'zod';
import { permissions } from '../../common/access/permissions';
import { Refusal } from '../../common/calls/refusal';
import { jobCalls } from '../../common/jobs/jobCalls';
import type { JobView } from '../../common/jobs/jobView';
import { BearerTokens } from '../access/bearer';
import { addTestUser } from '../testing/addTestUser';
import { testActor } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import type { AuditTables } from '../audit/auditTables';
import { Users } from '../users/users';
import { Jobs } from './jobs';
import { gate, jobThat } from './testJobs';

const owner = testActor({ userId: 'owner', userName: 'Olga', profile: 'Developer' });
const inChinese = testActor({ userId: 'chinese', userName: 'Li', profile: 'Developer', locale: 'zh-CN' });
const stranger = testActor({ userId: 'stranger', userName: 'Stan', profile: 'Developer' });
const administrator = testActor({ userId: 'admin', permissions: [permissions.manageJobs] });
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

describe('Jobs', () => {
  let test: TestServer;
  let jobs: Jobs;

  beforeAll(async () => {
    test = await openTestServer({
      jobs: 3,
      prepare: ({ container }) => {
        jobs = container.get(Jobs);
        jobs.define({
          name: 'test.add',
          label: 'Add',
          input: z.object({ a: z.number(), b: z.number() }),
          run: async (context, { a, b }) => {
            context.progress({ done: 1, total: 2, message: 'half' });
            return { sum: a + b, by: context.actor.userName };
          },
        });
        jobs.define({
          name: 'test.wait',
          label: 'Wait',
          input: z.object({}),
          run: (context) => {
            context.progress({ message: 'waiting' });
            return untilAborted(context.signal);
          },
        });
      },
    });
    for (const actor of [owner, inChinese]) await addTestUser(test, actor);
  });

  afterAll(() => test.close());

  const ended = ({ state }: JobView): boolean => state === 'succeeded' || state === 'failed' || state === 'cancelled';

  it('may do no more than the token by which it was started, also for a program that is no user', async () => {
    const { developApplication, managePackages } = permissions;
    const run = async ({ actor }: { readonly actor: typeof owner }) => ({ may: [...actor.permissions] });
    jobs.define({ name: 'test.powers', label: 'Powers', input: z.object({}), run });
    const program = testActor({ userId: 'program', userName: 'Robot', profile: '', permissions: [managePackages] });
    const find = async (_tenant: unknown, id: string) => (id === 'program' ? program : undefined);
    test.container.get(BearerTokens).register({ prefix: 'p_', identify: async () => undefined, find });
    const resultOf = async (actor: typeof owner) =>
      (await jobThat(test, actor, await jobs.start(actor, 'test.powers', {}), ended)).result;
    const granted = new Set([developApplication, permissions.manageUsers]);
    expect(await resultOf({ ...owner, permissions: granted, byToken: true })).toEqual({ may: [developApplication] });
    expect(await resultOf(owner)).toEqual({ may: expect.arrayContaining([developApplication, managePackages]) });
    expect(await resultOf({ ...program, byToken: true })).toEqual({ may: [managePackages] });
  });

  it('runs one and keeps its result, its progress and who started it', async () => {
    const id = await jobs.start(owner, 'test.add', { a: 1, b: 2 });
    const job = await jobThat(test, owner, id, ended);
    expect(job).toMatchObject({
      state: 'succeeded',
      done: 1,
      total: 2,
      message: 'half',
      userName: 'Olga',
      label: 'Add',
    });
    expect(job.result).toEqual({ sum: 3, by: 'Olga' });
    expect(job.endedAt && job.startedAt && job.endedAt >= job.startedAt).toBe(true);
  });

  it('throws input back that the kind does not take, and kinds that nobody knows', async () => {
    await expect(jobs.start(owner, 'test.add', { a: 1 })).rejects.toThrow();
    await expect(jobs.start(owner, 'test.none', {})).rejects.toThrow('test.none');
  });

  it('starts nothing when the transaction is rolled back', async () => {
    let id = '';
    const failing = test.database.transact(owner.tenant, async (transaction) => {
      id = await jobs.start(owner, 'test.add', { a: 1, b: 1 }, { transaction });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await test.call(jobCalls.get, { params: { id }, as: owner })).status).toBe(404);
  });

  it('tries again what failed, and says why when it gives up', async () => {
    let tries = 0;
    const attempts: number[] = [];
    jobs.define({
      name: 'test.flaky',
      label: 'Flaky',
      input: z.object({ good: z.number() }),
      retry: { attempts: 2, delay: 0.05 },
      run: async ({ attempt }, { good }) => {
        attempts.push(attempt);
        if (++tries < good) throw new Error('secret detail');
      },
    });
    const first = await jobs.start(owner, 'test.flaky', { good: 2 });
    expect(await jobThat(test, owner, first, ended)).toMatchObject({ state: 'succeeded', attempts: 2 });
    tries = -10;
    const second = await jobs.start(owner, 'test.flaky', { good: 2 });
    const failed = await jobThat(test, owner, second, ended);
    expect(failed).toMatchObject({ state: 'failed', attempts: 2, error: 'System Internal Error' });
    expect(attempts).toEqual([1, 2, 1, 2]);
    tries = 10;
    const { envelope } = await test.call(jobCalls.retry, { params: { id: second }, as: owner });
    expect(envelope.result?.state).toBe('queued');
    expect(await jobThat(test, owner, second, ended)).toMatchObject({ state: 'succeeded', error: undefined });
  });

  it('says a refusal in the language of whoever started the job, and tries it no more', async () => {
    jobs.define({
      name: 'test.refused',
      label: 'Refused',
      input: z.object({}),
      retry: { attempts: 5, delay: 60 },
      run: async () => {
        throw new Refusal('NOT_FOUND', { parameters: { id: 'x', type: 'Page' } });
      },
    });
    const id = await jobs.start(inChinese, 'test.refused', {});
    const failed = await jobThat(test, inChinese, id, ended);
    expect(failed.error).toMatch(/Page/);
    expect(failed.error).toMatch(/[\u4e00-\u9fff]/);
  });

  it('goes on from its checkpoint when it is tried again', async () => {
    const seen: unknown[] = [];
    jobs.define({
      name: 'test.steps',
      label: 'Steps',
      input: z.object({}),
      retry: { attempts: 2, delay: 0.05 },
      run: async (context) => {
        seen.push(context.state);
        if (context.state) return 'done';
        await context.checkpoint({ step: 1 });
        throw new Error('once');
      },
    });
    const id = await jobs.start(owner, 'test.steps', {});
    expect((await jobThat(test, owner, id, ended)).result).toBe('done');
    expect(seen).toEqual([undefined, { step: 1 }]);
  });

  it('cancels one that runs', async () => {
    const id = await jobs.start(owner, 'test.wait', {});
    await jobThat(test, owner, id, ({ message }) => message === 'waiting');
    const { envelope } = await test.call(jobCalls.cancel, { params: { id }, as: owner });
    expect(envelope.result).toMatchObject({ state: 'running', cancelling: true });
    expect(await jobThat(test, owner, id, ended)).toMatchObject({ state: 'cancelled', cancelling: false });
    expect((await test.call(jobCalls.cancel, { params: { id }, as: owner })).envelope.resCode).toBe('JOB_ENDED');
  });

  it('cancels one that waits', async () => {
    const busy = await Promise.all([1, 2, 3].map(() => jobs.start(owner, 'test.wait', {})));
    for (const id of busy) await jobThat(test, owner, id, ({ state }) => state === 'running');
    const id = await jobs.start(owner, 'test.add', { a: 1, b: 1 });
    expect((await test.call(jobCalls.retry, { params: { id }, as: owner })).envelope.resCode).toBe('JOB_NOT_ENDED');
    const { envelope } = await test.call(jobCalls.cancel, { params: { id }, as: owner });
    expect(envelope.result).toMatchObject({ state: 'cancelled', attempts: 0 });
    for (const each of busy) await test.call(jobCalls.cancel, { params: { id: each }, as: owner });
    for (const each of busy) await jobThat(test, owner, each, ended);
    expect((await test.call(jobCalls.get, { params: { id }, as: owner })).envelope.result?.state).toBe('cancelled');
  });

  it('means the same job while one with the same key is not over', async () => {
    const started = await Promise.all([1, 2, 3].map(() => jobs.start(owner, 'test.wait', {}, { key: 'one' })));
    expect(new Set(started).size).toBe(1);
    const [id = ''] = started;
    expect(await jobs.start(owner, 'test.wait', {}, { key: 'other' })).not.toBe(id);
    await jobs.cancel(owner, id);
    await jobThat(test, owner, id, ended);
    expect(await jobs.start(owner, 'test.wait', {}, { key: 'one' })).not.toBe(id);
  });

  it('shows and gives jobs to their owner and to those who manage jobs only', async () => {
    const id = await jobs.start(owner, 'test.add', { a: 1, b: 1 });
    await jobThat(test, owner, id, ended);
    const params = { id };
    for (const call of [jobCalls.get, jobCalls.cancel, jobCalls.retry]) {
      expect((await test.call(call, { params, as: stranger })).envelope.resCode).toBe('NOT_FOUND');
      expect((await test.call(call, { params })).envelope.resCode).toBe('NOT_SIGNED_IN');
    }
    expect((await test.call(jobCalls.get, { params, as: administrator })).status).toBe(200);
    expect((await test.call(jobCalls.cancel, { params, as: administrator })).envelope.resCode).toBe('JOB_ENDED');
    expect((await test.call(jobCalls.cancel, { params, as: owner, forged: true })).envelope.resCode).toBe('FORGERY');
    const all = { query: { of: 'all' as const, search: 'olga', limit: 1 } };
    expect((await test.call(jobCalls.list, { ...all, as: owner })).envelope.resCode).toBe('FORBIDDEN');
    const { envelope } = await test.call(jobCalls.list, { ...all, as: administrator });
    expect(envelope.result).toHaveLength(1);
    expect(envelope.count).toBeGreaterThan(1);
    expect((await test.call(jobCalls.list, { as: stranger })).envelope).toMatchObject({ result: [], count: 0 });
    const none = { query: { of: 'all' as const, search: "%' or 1=1 --" }, as: administrator };
    expect((await test.call(jobCalls.list, none)).envelope.count).toBe(0);
  });

  it('runs one with what its starter may do by then, and none of somebody who was deactivated', async () => {
    let granted: readonly string[] = [];
    jobs.define({
      name: 'test.granted',
      label: 'Granted',
      input: z.object({}),
      run: async ({ actor }) => void (granted = [...actor.permissions]),
    });
    const greedy = { ...owner, permissions: new Set([permissions.manageSystem]) };
    await jobThat(test, owner, await jobs.start(greedy, 'test.granted', {}), ended);
    expect(granted).toContain(permissions.developApplication);
    expect(granted).not.toContain(permissions.manageSystem);
    granted = [];
    const leaver = testActor({ userId: 'leaver', userName: 'Lea' });
    await addTestUser(test, leaver);
    await test.database.transact(leaver.tenant, (transaction) =>
      test.container.get(Users).update(transaction, leaver.tenant, leaver.userId, { active: false }),
    );
    const refused = await jobThat(test, leaver, await jobs.start(leaver, 'test.granted', {}), ended);
    expect(refused.state).toBe('failed');
    expect(refused.error).toContain('Lea');
    const deleted = testActor({ userId: 'nobody', userName: 'Noel' });
    expect((await jobThat(test, deleted, await jobs.start(deleted, 'test.granted', {}), ended)).state).toBe('failed');
    expect(granted).toEqual([]);
  });

  it('keeps who cancelled one and who started it again', async () => {
    const id = await jobs.start(owner, 'test.wait', {});
    await jobs.cancel(administrator, id);
    await jobThat(test, owner, id, ended);
    await jobs.retry(owner, id);
    const audit = test.database.of(owner.tenant).withTables<AuditTables>().selectFrom('audit');
    const entries = await audit
      .select(['action', 'user_id', 'name'])
      .where('object_id', '=', id)
      .orderBy('number')
      .execute();
    expect(entries).toEqual([
      { action: 'cancel', user_id: 'admin', name: 'test.wait' },
      { action: 'retry', user_id: 'owner', name: 'test.wait' },
    ]);
    await jobs.cancel(owner, id);
  });

  it('runs each job once, whichever replica gets it', async () => {
    const runs: string[] = [];
    const other = gate();
    jobs.define({
      name: 'test.count',
      label: 'Count',
      input: z.object({ n: z.number() }),
      run: async ({ id }) => {
        runs.push(id);
        await other.passed;
      },
    });
    const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => jobs.start(owner, 'test.count', { n })));
    other.open();
    for (const id of ids) await jobThat(test, owner, id, ended);
    expect(runs.toSorted()).toEqual(ids.toSorted());
  });
});
