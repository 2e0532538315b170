import { Emitter } from 'lathe';
import { askAgain } from './askAgain';

describe('askAgain', () => {
  it('asks the next worker when the one that was asked is stopped', async () => {
    const stop = new Emitter<void>();
    const workers = [
      new Promise<string>(() => undefined),
      new Promise<string>(() => undefined),
      Promise.resolve('three'),
    ];
    let asked = 0;
    const answer = askAgain(() => workers[asked++] ?? Promise.reject(new Error('one too many')), stop.event);
    stop.fire();
    while (asked < 2) await Promise.resolve();
    stop.fire();
    expect(await answer).toBe('three');
    stop.fire();
    expect(asked).toBe(3);
  });

  it('hands a failure on', async () => {
    const stop = new Emitter<void>();
    await expect(askAgain(() => Promise.reject(new Error('broken')), stop.event)).rejects.toThrow('broken');
  });
});
