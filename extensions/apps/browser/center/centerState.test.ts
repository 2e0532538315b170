import { Storage } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import { CenterState } from './centerState';

describe('what the list of applications shows', () => {
  const start = () => {
    const container = createTestContainer({ bind: [CenterState] });
    return { storage: container.get(Storage), state: container.get(CenterState) };
  };

  it('is asked of the server as it was chosen', () => {
    const { state } = start();
    expect(state.queryFor('all')).toEqual({ tab: 'all', search: undefined, type: undefined, sort: 'modified' });
    expect(state.queryFor('recent').sort).toBe('visited');
    expect(state.narrowed).toBe(false);
    state.setSearch(' sho ');
    state.setType('Addon Application');
    state.setSort('-name');
    expect(state.queryFor('recent')).toEqual({
      ...{ tab: 'recent', search: 'sho', type: 'Addon Application', sort: '-name' },
    });
    expect(state.narrowed).toBe(true);
    state.showAll();
    expect([state.narrowed, state.sortIn('mine')]).toEqual([false, '-name']);
  });

  it('looks the next time as it did', () => {
    const { state, storage } = start();
    expect(state.look).toBe('cards');
    state.setLook('list');
    expect(new CenterState(storage).look).toBe('list');
    storage.set('apps.center.look', 'carpet');
    expect(new CenterState(storage).look).toBe('cards');
  });
});
