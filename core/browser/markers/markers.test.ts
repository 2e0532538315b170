import { autorun } from 'mobx';
import { type Marker, Markers } from './markers';

const marker = (severity: Marker['severity'], message = 'm'): Marker => ({
  severity,
  message,
  startLine: 1,
  startColumn: 1,
  endLine: 1,
  endColumn: 2,
});

describe('Markers', () => {
  it('replaces what an owner said of a resource and leaves the others', () => {
    const markers = new Markers();
    markers.set('a', 'user:/x', [marker('error'), marker('warning')]);
    markers.set('b', 'user:/x', [marker('info')]);
    markers.set('a', 'user:/x', [marker('warning')]);
    expect(markers.counts).toEqual({ errors: 0, warnings: 1, infos: 1 });
    expect(markers.read({ resource: 'user:/x', owner: 'b' })).toHaveLength(1);
    markers.clear('a');
    expect(markers.resources).toEqual(['user:/x']);
    markers.set('b', 'user:/x', []);
    expect(markers.resources).toEqual([]);
  });

  it('replaces all that an owner said, wherever it was', () => {
    const markers = new Markers();
    markers.set('a', 'user:/x', [marker('error')]);
    markers.set('a', 'user:/y', [marker('error')]);
    markers.set('b', 'user:/x', [marker('info')]);
    markers.replace('a', new Map([['user:/y', [marker('warning')]]]));
    expect(markers.counts).toEqual({ errors: 0, warnings: 1, infos: 1 });
    expect([...markers.resources].sort()).toEqual(['user:/x', 'user:/y']);
  });

  it('does not count hints and tells observers', () => {
    const markers = new Markers();
    const seen: number[] = [];
    const stop = autorun(() => seen.push(markers.counts.errors));
    markers.set('a', 'user:/x', [marker('hint')]);
    markers.set('a', 'user:/y', [marker('error')]);
    expect(seen.at(-1)).toBe(1);
    expect(markers.counts.infos).toBe(0);
    stop();
  });
});
