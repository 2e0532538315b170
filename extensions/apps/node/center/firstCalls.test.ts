import { testMenu, testRunning, testTab } from '../../common/testRunning';
import { firstCalls } from './firstCalls';

describe('what a page asks for after its application', () => {
  const orders = testTab({ id: 'orders', kind: 'object', targetName: 'ns__Order__CST' });
  const link = testTab({ id: 'link', kind: 'link', url: '/a', newWindow: true });
  const application = testRunning({ tabs: [link, orders], menus: [testMenu('link'), testMenu('orders')] });
  const asked = [
    '/u-route/baas/data/v1.0/describe/ns__Order__CST',
    '/u-route/baas/data/v1.0/views?object=ns__Order__CST',
  ];

  it.each(['http://localhost:8080/app/shop', 'https://lathe.example/app/shop/?from=mail#top'])(
    'is what the rows of its first tab need, at %s',
    (page) => expect(firstCalls(application, page)).toEqual(asked),
  );

  it.each(['http://localhost:8080/app/shop/records/x', 'http://localhost:8080/projects', 'no address', undefined])(
    'is not known at %s',
    (page) => expect(firstCalls(application, page)).toEqual([]),
  );

  it('is left to the page where it begins with something else', () => {
    const home = testTab({ id: 'home', kind: 'home' });
    const begun = { ...application, tabs: [...application.tabs, home], defaultTabId: 'home' };
    expect(firstCalls(begun, 'http://localhost/app/shop')).toEqual([]);
    expect(firstCalls({ ...application, menus: [] }, 'http://localhost/app/shop')).toEqual([]);
  });
});
