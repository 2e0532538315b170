import { Sweeps } from './sweeps';

describe('Sweeps', () => {
  const warn = jest.fn();
  const log = { info: jest.fn(), warn, error: jest.fn(), debug: jest.fn() };
  const run = jest.fn(async () => undefined);
  let sweeps: Sweeps;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    sweeps = new Sweeps(log);
  });

  afterEach(async () => {
    await sweeps.stop();
    jest.useRealTimers();
  });

  const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

  it('run a minute after the start, and then as often as they are wished', async () => {
    sweeps.add({ name: 'dust', everyMinutes: 10, run });
    await minutes(5);
    expect(run).not.toHaveBeenCalled();
    await sweeps.start();
    await minutes(1);
    expect(run).toHaveBeenCalledTimes(1);
    await minutes(20);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('go on after a failure, which is noted', async () => {
    await sweeps.start();
    run.mockRejectedValueOnce(new Error('no broom'));
    sweeps.add({ name: 'dust', everyMinutes: 10, run });
    await minutes(11);
    expect(run).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls).toEqual([[new Error('no broom'), expect.stringContaining('dust')]]);
  });

  it('end with the server, which waits for those that run, and when they are taken away', async () => {
    await sweeps.start();
    let finish: () => void = () => undefined;
    run.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve(undefined))));
    sweeps.add({ name: 'dust', everyMinutes: 10, run });
    sweeps.add({ name: 'gone', everyMinutes: 10, run: log.info }).dispose();
    await minutes(1);
    let stopped = false;
    const stopping = sweeps.stop().then(() => (stopped = true));
    await minutes(30);
    expect([run.mock.calls.length, stopped]).toEqual([1, false]);
    finish();
    await stopping;
    await minutes(30);
    expect(run).toHaveBeenCalledTimes(1);
    expect(log.info).not.toHaveBeenCalled();
  });
});
