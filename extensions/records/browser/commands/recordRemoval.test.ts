import { startStore, testRecord } from '../testStore';
import { RecordRemoval } from './recordRemoval';

const record = testRecord('one');
const user = { ...testRecord('user'), label: 'The User', place: 'data.about.0', weak: false };

function start() {
  const store = startStore((asked) => {
    if (asked.includes('/uses')) return { result: [user], count: 3 };
    if (asked.startsWith('DELETE') && !asked.includes('force')) return { resCode: 'IN_USE', resMsg: 'It is used.' };
    return { result: { deleted: 1 } };
  });
  const deletions = (): readonly string[] => store.asked.filter((call) => call.startsWith('DELETE'));
  return { ...store, deletions, removal: store.container.get(RecordRemoval) };
}

describe('deleting', () => {
  it('asks first', async () => {
    const { removal, choose, deletions } = start();
    const removed = removal.remove([record]);
    expect(await choose(undefined)).toContain("Delete 'one'?");
    await removed;
    expect(deletions()).toEqual([]);
  });

  it('names what uses the record, and asks again', async () => {
    const { removal, choose, deletions } = start();
    const removed = removal.remove([record]);
    await choose('primary');
    expect(await choose('force')).toBe('It is used.\nThe User (Note, data.about.0)\nand 2 more');
    await removed;
    expect(deletions()).toHaveLength(2);
    expect(deletions()[1]).toContain('force=true');
  });

  it('leaves it when it is used and the user thinks better of it', async () => {
    const { removal, choose, deletions } = start();
    const removed = removal.remove([record]);
    await choose('primary');
    await choose(undefined);
    await removed;
    expect(deletions()).toHaveLength(1);
  });
});
