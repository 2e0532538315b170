import { tabsOf } from '../../common/runTabs';
import { firstRoute, isWithin, routeOf, wholeAddress } from './runRoutes';
import { testMenu, testRunning, testTab } from '../../common/testRunning';

describe('the routes of tabs', () => {
  it.each([
    [testTab({ kind: 'home' }), '/projects/app-home'],
    [testTab({ kind: 'object', targetName: 'ns__Order__CST' }), '/projects/records/ns__Order__CST'],
    [testTab({ kind: 'record', targetName: 'ns__Order__CST' }), '/projects/records/ns__Order__CST/new'],
    [
      testTab({ kind: 'record', targetName: 'ns__Order__CST', layout: 'lay1' }),
      '/projects/records/ns__Order__CST/new/lay1',
    ],
    [testTab({ kind: 'view', target: 'v1' }), '/projects/view-management/v1'],
    [testTab({ kind: 'dashboard', target: 'd1' }), '/projects/kanban-management/d1'],
    [testTab({ kind: 'link', id: 'l1', url: 'https://example.org' }), '/projects/app-link/l1'],
    [testTab({ kind: 'link', url: 'https://example.org', newWindow: true }), undefined],
    [testTab({ kind: 'page' }), undefined],
  ])('of %j is %s', (tab, route) => {
    expect(routeOf(tab)).toBe(route);
  });

  it('begin with the tab that was chosen, else with the first of the menus that has one', () => {
    const link = testTab({ id: 'link', kind: 'link', newWindow: true, url: '/a' });
    const board = testTab({ id: 'board', kind: 'view', target: 'v1' });
    const orders = testTab({ id: 'orders', targetName: 'Order' });
    const menus = [testMenu('link'), testMenu(null, [testMenu('board')]), testMenu('orders')];
    expect(tabsOf(menus)).toEqual(['link', 'board', 'orders']);
    const app = testRunning({ tabs: [link, board, orders], menus });
    expect(firstRoute(app)).toBe('/projects/view-management/v1');
    expect(firstRoute({ ...app, defaultTabId: 'orders' })).toBe('/projects/records/Order');
    expect(firstRoute({ ...app, menus: [] })).toBe('/projects/app-home');
  });

  it('hold what lies below them, and nothing that only begins alike', () => {
    expect(isWithin('/projects/records/a', '/projects/records/a/1')).toBe(true);
    expect(isWithin('/projects/records/a', '/projects/records/a')).toBe(true);
    expect(isWithin('/projects/records/a', '/projects/records/ab')).toBe(false);
  });
});

describe('the address of an application', () => {
  const base = '/app/shop';

  it('has its whole name, with the place in it', () => {
    const named = { name: 'ns__Shop', asked: 'shop', base };
    expect(wholeAddress(named, '/app/shop')).toBe('/app/ns__Shop');
    expect(wholeAddress(named, '/app/shop/records/a?b=1#c')).toBe('/app/ns__Shop/records/a?b=1#c');
  });

  it('stays where only the case differs', () => {
    expect(wholeAddress({ name: 'Shop', asked: 'shop', base }, '/app/shop/x')).toBeUndefined();
  });
});
