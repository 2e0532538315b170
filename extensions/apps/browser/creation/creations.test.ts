import { FailedCall } from 'lathe';
import { creationTopic } from '../../common/creation';
import { startApps } from '../testApps';
import { testCard } from '../testCard';
import type { CreationRun } from './creationRun';
import { Creations } from './creations';

const wanted = { name: 'Shop', label: 'The shop' };
const lost = (): Promise<string> => Promise.reject(new FailedCall({ resCode: 'NETWORK', resMsg: 'No answer.' }, 0));

describe('the creation of an application', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const listed = testCard();

  function start(rows: () => readonly object[] = () => []) {
    const { container, tell } = startApps(() => ({ result: rows(), count: rows().length }), [Creations]);
    const creations = container.get(Creations);
    const run = (make: () => Promise<string>) => {
      let current: CreationRun | undefined;
      const made = creations.run(wanted, make, (each) => (current = each));
      // It is looked at later.
      made.catch(() => undefined);
      return { made, phase: () => current?.phase };
    };
    const say = (action: string, more: object = {}) =>
      tell({ topic: creationTopic, type: undefined, id: 'c1', name: 'ns__Shop', label: 'The shop', action, ...more });
    return { run, say };
  }

  it('ends with the id of what was made', async () => {
    const { run } = start();
    const { made, phase } = run(() => Promise.resolve('a1'));
    expect(await made).toBe('a1');
    expect(phase()).toBe('done');
  });

  it('is refused in the words of the server', async () => {
    const { run } = start();
    const { made, phase } = run(() => Promise.reject(new FailedCall({ resCode: 'X', resMsg: 'No.' }, 409)));
    await expect(made).rejects.toThrow('No.');
    expect(phase()).toBe('refused');
  });

  it('is heard of again after the connection was lost', async () => {
    const { run, say } = start();
    const { made, phase } = run(lost);
    await jest.advanceTimersByTimeAsync(1000);
    expect(phase()).toBe('lost');
    say('begun', { steps: ['Site'] });
    say('done', { application: 'a1' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(await made).toBe('a1');
  });

  it('is told to be taken back when that happened meanwhile', async () => {
    const { run, say } = start();
    const { made, phase } = run(lost);
    await jest.advanceTimersByTimeAsync(1000);
    say('begun', { steps: ['Site'] });
    say('undone');
    await jest.advanceTimersByTimeAsync(3000);
    await expect(made).rejects.toThrow('What was done before is taken back.');
    expect(phase()).toBe('undone');
  });

  it('is found by its name where nothing is told of it', async () => {
    const { run } = start(() => [listed]);
    const { made } = run(lost);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await made).toBe(listed.id);
  });

  it('never began where the server answers and knows nothing of it', async () => {
    const { run } = start();
    const { made, phase } = run(lost);
    await jest.advanceTimersByTimeAsync(20_000);
    await expect(made).rejects.toThrow('nothing was made');
    expect(phase()).toBe('refused');
  });
});
