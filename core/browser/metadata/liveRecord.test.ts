import { trackDisposables } from '../../common/trackDisposables';
import { settled, testRecord, TestMetadata } from './testMetadata';

describe('LiveRecord', () => {
  const track = trackDisposables();

  async function start() {
    const state = { record: testRecord('a') };
    const server = new TestMetadata((asked, body) => {
      if (asked.startsWith('PUT'))
        state.record = { ...state.record, ...Object(body), revision: state.record.revision + 1 };
      return { result: state.record };
    });
    const live = track(server.stores.open('a'));
    await settled();
    return { server, live, state };
  }

  it('saves the revision that it read, and does not load its own change again', async () => {
    const { server, live } = await start();
    await live.save({ label: 'New' });
    expect(server.bodies.at(-1)).toEqual({ label: 'New', revision: 1 });
    expect(live.record).toMatchObject({ label: 'New', revision: 2 });
    server.tell({ action: 'updated', id: 'a', revision: 2 });
    await settled();
    expect(server.asked).toHaveLength(2);
  });

  it('takes over what others change', async () => {
    const { server, live, state } = await start();
    state.record = testRecord('a', { label: 'Theirs', revision: 2 });
    server.tell({ action: 'updated', id: 'a', revision: 2, actorName: 'bob' });
    await settled();
    expect(live.record?.label).toBe('Theirs');
  });

  it('does not replace what is being edited, and says who was faster', async () => {
    const { server, live, state } = await start();
    live.setEditing(true);
    state.record = testRecord('a', { label: 'Theirs', revision: 2 });
    server.tell({ action: 'updated', id: 'a', revision: 2, actorName: 'bob' });
    await settled();
    expect(live.record?.label).toBe('a');
    expect(live.foreign).toEqual({ revision: 2, by: 'bob', deleted: false });
    live.setEditing(false);
    await settled();
    expect([live.record?.label, live.foreign]).toEqual(['Theirs', undefined]);
  });
});
