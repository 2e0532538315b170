import type { DockNode, DockPart } from './dockNode';
import { sashAt, shutBy } from './sash';

const part = (id: DockPart['id'], visible: boolean): DockNode => ({
  ...{ kind: 'part', id, visible },
  ...{ minimum: 100, pixels: 200, weight: 1 },
});
const group = (visible = true): DockNode => ({
  ...{ kind: 'group', id: 'g', visible },
  group: { kind: 'group', id: 'g', weight: 1, tabs: [] },
  ...{ minimum: 50, weight: 1 },
});

describe('sashAt', () => {
  it('stands between what is shown', () => {
    expect(sashAt([part('sidebar', true), group()], 0)).toEqual({ before: 0, after: 1 });
    expect(sashAt([part('sidebar', true), part('panel', false), group()], 1)).toEqual({ before: 0, after: 2 });
  });

  it('opens a part that is shut at an edge, and only there', () => {
    const row = [part('sidebar', false), group(), part('right', false)];
    expect([sashAt(row, 0), sashAt(row, 1)]).toEqual([
      { before: 0, after: 1, shut: true },
      { before: 1, after: 2, shut: true },
    ]);
    expect(sashAt([part('sidebar', true), part('panel', false), group()], 0)).toBeUndefined();
    expect(sashAt([group(false), group()], 0)).toBeUndefined();
    expect(sashAt([group(), part('right', true)], 5)).toBeUndefined();
  });
});

describe('shutBy', () => {
  const row = [part('sidebar', true), group(), part('right', true)];
  const sizes = [200, 400, 200];

  it('names the part that has less than half of its minimum', () => {
    expect([-149, -150, -151].map((by) => shutBy({ before: 0, after: 1 }, row, sizes, by))).toEqual([
      undefined,
      undefined,
      0,
    ]);
    expect([150, 151].map((by) => shutBy({ before: 1, after: 2 }, row, sizes, by))).toEqual([undefined, 2]);
  });

  it('shuts no group, however far', () => {
    expect(shutBy({ before: 0, after: 1 }, row, sizes, 390)).toBeUndefined();
  });
});
