import { autorun } from 'mobx';
import { trackDisposables } from '../../common/trackDisposables';
import { Activation } from '../activation/activation';
import { containerInfo, createViews, viewInfo } from './testing';
import { ViewContext } from './viewContext';

describe('Views', () => {
  const keep = trackDisposables();

  function setUp() {
    const all = createViews();
    keep(all.views.declareContainers([containerInfo('files', 'sidebar'), containerInfo('output', 'panel')]));
    keep(all.views.declareViews([viewInfo('tree', 'files'), viewInfo('log', 'output', { visibility: 'hidden' })]));
    return all;
  }

  it('opens a view: loads its extension, unhides it, shows its place and asks for the focus', async () => {
    const { services, views, layout, components } = setUp();
    const woken: string[] = [];
    keep(
      services.get(Activation).on(async (event) => {
        woken.push(event);
        keep(views.register('log', () => null));
        await Promise.resolve();
      }),
    );
    expect(views.isVisible('log')).toBe(false);
    await views.openView('log');
    expect(woken).toEqual(['onView:log']);
    expect(components.code('log').state).toBe('ready');
    expect(layout.isVisible('panel')).toBe(true);
    expect(views.isVisible('log')).toBe(true);
    expect(views.awaitingFocus).toBe('log');
  });

  it('keeps what went wrong on loading, and tries again', async () => {
    const { services, views, components } = setUp();
    let works = false;
    keep(
      services.get(Activation).on(async () => {
        await Promise.resolve();
        if (!works) throw new Error('The chunk is missing.');
        keep(views.register('tree', () => null));
      }),
    );
    await components.load('tree');
    expect(components.code('tree')).toEqual({ state: 'failed', error: new Error('The chunk is missing.') });
    works = true;
    await components.load('tree');
    expect(components.code('tree').state).toBe('ready');
  });

  it('says so when an extension does not bring the view it declares', async () => {
    const { components } = setUp();
    await components.load('tree');
    expect(components.code('tree')).toMatchObject({
      state: 'failed',
      error: { message: expect.stringContaining("'tree'") },
    });
  });

  it('shows only what its when clause allows, and follows it', () => {
    const { views, contextKeys } = setUp();
    keep(views.declareViews([viewInfo('extra', 'files', { when: 'wanted' })]));
    const seen: string[] = [];
    keep({
      dispose: autorun(() =>
        seen.push(
          views
            .viewsOf('files')
            .map((view) => view.id)
            .join(' '),
        ),
      ),
    });
    contextKeys.set('wanted', true);
    contextKeys.set('wanted', false);
    expect(seen).toEqual(['tree', 'tree extra', 'tree']);
  });

  it('tells when clauses what is seen', () => {
    const { services, views, layout, contextKeys } = setUp();
    keep(services.get(ViewContext));
    expect(contextKeys.get('view.tree.visible')).toBe(true);
    expect(contextKeys.get('activeViewlet')).toBe('files');
    expect(contextKeys.get('panelVisible')).toBe(false);
    layout.setVisible('sidebar', false);
    expect(contextKeys.get('view.tree.visible')).toBe(false);
    expect(contextKeys.get('sideBarVisible')).toBe(false);
    views.setFocused('tree');
    expect(contextKeys.get('focusedView')).toBe('tree');
  });

  it('leaves the side bar alone while the studio freezes it', async () => {
    const { views, layout } = setUp();
    keep(views.declareContainers([containerInfo('modules', 'sidebar')]));
    keep(views.declareViews([viewInfo('apps', 'modules')]));
    expect(views.activeContainer('sidebar')?.id).toBe('modules');
    layout.setStudioType('magno');
    await views.openView('tree');
    expect(views.activeContainer('sidebar')?.id).toBe('modules');
  });
});
