import { Editors, Storage, Tabs } from 'lathe';
import { createTestContainer, trackDisposables } from 'lathe/testing';
import { RecentPlaces } from './recentPlaces';

describe('recent places', () => {
  const own = trackDisposables();

  it('are those that were active, the last first, each once, without what is passing', async () => {
    const container = createTestContainer({ bind: [RecentPlaces] });
    const declared = container.get(Editors).declare([
      { type: 'thing', title: 'Thing', icon: '$(table)', route: '/things/:id' },
      { type: 'home', title: 'Home', route: '/projects' },
    ]);
    const tabs = container.get(Tabs);
    const places = own(container.get(RecentPlaces));
    places.follow();
    for (const id of ['1', '2', '1', 'new']) await tabs.open({ type: 'thing', id, name: `Thing ${id}` });
    await tabs.open({ type: 'home' });
    expect(places.all.map(({ route, name }) => [route, name])).toEqual([
      ['/things/1', 'Thing 1'],
      ['/things/2', 'Thing 2'],
    ]);
    expect(own(new RecentPlaces(container.get(Storage), tabs)).all).toEqual(places.all);
    places.clear();
    expect(places.all).toEqual([]);
    container.get(Storage).set('home.recent', [{ no: 'place' }]);
    expect(own(new RecentPlaces(container.get(Storage), tabs)).all).toEqual([]);
    declared.dispose();
  });
});
