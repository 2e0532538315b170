import { trackDisposables } from '../../common/trackDisposables';
import { containerInfo, createViews, viewInfo } from './testing';
import type { ViewLocation } from './viewInfo';

type Setup = ReturnType<typeof createViews>;

const places = ({ views }: Setup) =>
  Object.fromEntries(
    (['sidebar', 'panel', 'right'] satisfies ViewLocation[]).map((location) => [
      location,
      views.containersAt(location).map(({ id, views }) => `${id}: ${views.map((view) => view.id).join(' ')}`),
    ]),
  );

describe('ViewMoves', () => {
  const keep = trackDisposables();

  function setUp(memory?: Setup['storage']): Setup {
    const all = createViews(memory);
    keep(
      all.views.declareContainers([
        containerInfo('files', 'sidebar', { order: 1 }),
        containerInfo('search', 'sidebar', { order: 2 }),
        containerInfo('output', 'panel'),
      ]),
    );
    keep(
      all.views.declareViews([
        viewInfo('tree', 'files', { order: 1 }),
        viewInfo('outline', 'files', { order: 2 }),
        viewInfo('results', 'search'),
        viewInfo('log', 'output'),
        viewInfo('fixed', 'output', { canMove: false }),
      ]),
    );
    return all;
  }
  const start = { sidebar: ['files: tree outline', 'search: results'], panel: ['output: log fixed'], right: [] };

  it('moves a view into another container, where it is asked to stand', async () => {
    const all = setUp();
    await all.moves.moveView('outline', { container: 'output', before: 'log' });
    expect(places(all)).toEqual({
      ...start,
      sidebar: ['files: tree', 'search: results'],
      panel: ['output: outline log fixed'],
    });
    expect(all.views.activeContainer('panel')?.id).toBe('output');
  });

  it('makes a container for a view that is dropped on a bar, and forgets it when it is empty', async () => {
    const all = setUp();
    await all.moves.moveView('tree', { newContainerAt: 'right' });
    expect(places(all).right).toEqual(['generated:1: tree']);
    expect(all.views.containersAt('right')[0]).toMatchObject({ title: 'tree', generated: true });
    await all.moves.moveView('tree', { container: 'files', before: 'outline' });
    expect(places(all)).toEqual(start);
    expect(all.customisation.choices.locationOfContainer.size).toBe(0);
  });

  it('does not move what its extension wants to stay', async () => {
    const all = setUp();
    await all.moves.moveView('fixed', { container: 'files' });
    expect(places(all)).toEqual(start);
  });

  it('hides a container that has lost all its views', async () => {
    const all = setUp();
    await all.moves.moveView('results', { container: 'files' });
    expect(places(all).sidebar).toEqual(['files: tree outline results']);
  });

  it('moves a container, and puts it where it is asked to stand', () => {
    const all = setUp();
    all.moves.moveContainer('output', 'sidebar', 'search');
    expect(places(all)).toEqual({
      sidebar: ['files: tree outline', 'output: log fixed', 'search: results'],
      panel: [],
      right: [],
    });
    all.moves.resetContainer('output');
    expect(places(all)).toEqual(start);
  });

  it('merges containers', async () => {
    const all = setUp();
    await all.moves.mergeContainers('files', 'search');
    expect(places(all).sidebar).toEqual(['search: results tree outline']);
  });

  it('shifts views and containers by one, and not beyond the ends', () => {
    const all = setUp();
    all.moves.shiftView('outline', -1);
    all.moves.shiftView('outline', -1);
    all.moves.shiftContainer('files', 1);
    expect(places(all).sidebar).toEqual(['search: results', 'files: outline tree']);
  });

  it('makes a tab of a view and gives the view its place back when the tab is closed', async () => {
    const all = setUp();
    await all.moves.moveView('outline', { container: 'search' });
    await all.moves.moveView('outline', 'editor');
    expect(places(all).sidebar).toEqual(['files: tree', 'search: results']);
    expect(all.tabs.all.map(({ type, id, name }) => ({ type, id, name }))).toEqual([
      { type: 'view', id: 'outline', name: 'outline' },
    ]);
    expect(all.views.isVisible('outline')).toBe(true);
    all.moves.returnFromEditor('outline');
    expect(places(all).sidebar).toEqual(['files: tree', 'search: results outline']);
  });

  it('closes the tab of a view that is moved back', async () => {
    const all = setUp();
    await all.moves.moveView('tree', 'editor');
    await all.moves.resetView('tree');
    expect(all.tabs.all).toEqual([]);
    expect(places(all)).toEqual(start);
  });

  it('remembers all of it, also for views and containers that come later', async () => {
    const before = setUp();
    await before.moves.moveView('log', { newContainerAt: 'right' });
    await before.moves.moveView('tree', { container: 'search', before: 'results' });
    before.moves.moveContainer('search', 'panel');
    before.views.setCollapsed('results', true);

    const after = createViews(before.storage);
    const views = keep(after.views.declareViews([viewInfo('log', 'output'), viewInfo('tree', 'files')]));
    // Neither 'search' nor 'files' is there yet: the view has a place of its own until they are.
    expect(places(after)).toEqual({ sidebar: ['orphans:files: tree'], panel: [], right: ['generated:1: log'] });
    keep(after.views.declareContainers([containerInfo('files', 'sidebar'), containerInfo('output', 'panel')]));
    expect(places(after).sidebar).toEqual(['files: tree']);
    keep(after.views.declareContainers([containerInfo('search', 'sidebar')]));
    keep(after.views.declareViews([viewInfo('results', 'search')]));
    expect(places(after)).toEqual({ sidebar: [], panel: ['search: tree results'], right: ['generated:1: log'] });
    expect(after.views.viewsOf('search')[1]?.collapsed).toBe(true);
    views.dispose();
    expect(places(after)).toEqual({ sidebar: [], panel: ['search: results'], right: [] });
  });

  it('puts everything back', async () => {
    const all = setUp();
    await all.moves.moveView('log', { newContainerAt: 'right' });
    await all.moves.moveView('tree', 'editor');
    all.views.setContainerHidden('search', true);
    all.moves.shiftContainer('files', 1);
    await all.moves.resetLocations();
    expect(places(all)).toEqual(start);
    expect(all.tabs.all).toEqual([]);
  });

  it('takes a broken memory for none', () => {
    const { storage } = setUp();
    storage.set('views', { containerOfView: { tree: 7, log: 'files' }, viewOrder: 'nonsense', viewSizes: [1] });
    const all = setUp(storage);
    expect(places(all)).toEqual({
      sidebar: ['files: tree outline log', 'search: results'],
      panel: ['output: fixed'],
      right: [],
    });
  });
});
