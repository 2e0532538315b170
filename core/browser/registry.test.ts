import { autorun } from 'mobx';
import { trackDisposables } from '../common/trackDisposables';
import { Registry } from './registry';

describe('Registry', () => {
  const keep = trackDisposables();

  it('refuses an id that is taken and then adds nothing of the batch', () => {
    const registry = new Registry<number>('thing');
    keep(registry.add('a', 1));
    expect(() =>
      registry.addAll([
        ['b', 2],
        ['a', 3],
      ]),
    ).toThrow("The thing 'a' exists already.");
    expect(registry.values()).toEqual([1]);
  });

  it('tells its observers when entries come and go', () => {
    const registry = new Registry<number>('thing');
    const seen: number[] = [];
    keep({ dispose: autorun(() => seen.push(registry.size)) });
    registry.add('a', 1).dispose();
    expect(seen).toEqual([0, 1, 0]);
  });
});
