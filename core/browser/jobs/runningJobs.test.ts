import { jobTopic } from '../../common/jobs/jobState';
import type { JobView } from '../../common/jobs/jobView';
import { createContainer } from '../../common/container';
import { trackDisposables } from '../../common/trackDisposables';
import { setUnexpectedErrorHandler } from '../../common/event';
import { Api } from '../api/api';
import { FailedCall } from '../api/failedCall';
import { LiveEvents, type LiveListener } from '../events/liveEvents';
import { Session } from '../session/session';
import { RunningJobs } from './runningJobs';

const job = (change: Partial<JobView>): JobView => ({
  id: 'j1',
  name: 'test',
  label: 'Test',
  quiet: false,
  state: 'running',
  cancelling: false,
  userId: 'me',
  userName: 'Me',
  attempts: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
});
const over = job({ state: 'failed', endedAt: '2026-01-01T00:01:00.000Z' });

describe('RunningJobs', () => {
  trackDisposables();
  let jobs: RunningJobs;
  let listener: LiveListener | undefined;
  let connected = false;
  const get = jest.fn<Promise<JobView>, [unknown]>();
  const cancel = jest.fn<Promise<JobView>, [unknown]>();
  const open = jest.fn<readonly JobView[], []>();
  const ended = jest.fn<void, [JobView]>();

  beforeEach(() => {
    for (const mock of [get, cancel, open, ended]) mock.mockReset();
    open.mockReturnValue([]);
    const list = ({ query: { state } }: { query: { state: string } }) => {
      const rows = open().filter((each) => each.state === state);
      return Promise.resolve({ rows, total: rows.length });
    };
    const container = createContainer([RunningJobs]);
    container.bind(Api).toConstantValue({ of: () => ({ list, get, cancel }) } as unknown as Api);
    container.bind(Session).toConstantValue({ currentUser: async () => ({ id: 'me' }) } as unknown as Session);
    const listen = (_topic: string, own: LiveListener) => {
      listener = own;
      return { dispose: () => (listener = undefined) };
    };
    connected = false;
    const events = {
      listen,
      get connected() {
        return connected;
      },
    };
    container.bind(LiveEvents).toConstantValue(events as unknown as LiveEvents);
    jobs = container.get(RunningJobs);
  });

  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const hear = async (actor = 'me'): Promise<void> => {
    listener?.heard({ number: 1, topic: jobTopic, id: 'j1', actor });
    await settle();
  };
  const follow = async (work: () => Promise<void>): Promise<void> => {
    const following = [jobs.follow(), jobs.onDidEnd(ended)];
    await work();
    for (const each of following) each.dispose();
  };

  it('knows what runs when the stream opens, and tells of its end once', () =>
    follow(async () => {
      open.mockReturnValue([job({ id: 'j1' }), job({ id: 'quiet', quiet: true }), job({ id: 'j2', state: 'queued' })]);
      listener?.missed();
      await settle();
      expect([...jobs.all.keys()]).toEqual(['j2', 'j1']);
      get.mockResolvedValue(over);
      await hear();
      await hear();
      expect([...jobs.all.keys()]).toEqual(['j2']);
      expect(ended.mock.calls).toEqual([[over]]);
    }));

  it('knows what runs when others have opened the stream before', async () => {
    connected = true;
    open.mockReturnValue([job({})]);
    const following = jobs.follow();
    await settle();
    expect([...jobs.all.keys()]).toEqual(['j1']);
    following.dispose();
  });

  it('tells of one that was over before it was asked for', () =>
    follow(async () => {
      get.mockResolvedValue(over);
      await hear();
      expect(jobs.all.size).toBe(0);
      expect(ended).toHaveBeenCalledTimes(1);
    }));

  it('tells what ended during a gap', () =>
    follow(async () => {
      get.mockResolvedValueOnce(job({}));
      await hear();
      get.mockResolvedValueOnce(over);
      listener?.missed();
      await settle();
      expect(jobs.all.size).toBe(0);
      expect(ended).toHaveBeenCalledTimes(1);
    }));

  it('says nothing of a session that has ended, and of any other failure what it is', () =>
    follow(async () => {
      const errors = jest.fn<void, [unknown]>();
      setUnexpectedErrorHandler(errors);
      open.mockImplementationOnce(() => {
        throw new FailedCall({ resCode: 'NOT_SIGNED_IN', resMsg: 'Session expired.' }, 401);
      });
      listener?.missed();
      await settle();
      expect(errors).not.toHaveBeenCalled();
      open.mockImplementationOnce(() => {
        throw new Error('broken');
      });
      listener?.missed();
      await settle();
      expect(errors).toHaveBeenCalledTimes(1);
    }));

  it('is not misled by an answer that comes late', () =>
    follow(async () => {
      let late: (answer: JobView) => void = () => undefined;
      get.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
      await hear();
      get.mockResolvedValueOnce(over);
      await hear();
      late(job({}));
      await settle();
      expect(jobs.all.size).toBe(0);
    }));

  it("asks nothing about another user's job", () =>
    follow(async () => {
      await hear('somebody else');
      expect(get).not.toHaveBeenCalled();
    }));

  it('cancels one', () =>
    follow(async () => {
      cancel.mockResolvedValue(job({ cancelling: true }));
      await jobs.cancel('j1');
      expect(jobs.all.get('j1')?.cancelling).toBe(true);
    }));
});
