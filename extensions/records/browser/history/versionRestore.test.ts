import { Notifications } from 'lathe';
import { startStore, testRecord, testType } from '../testStore';
import { VersionRestore } from './versionRestore';

const record = testRecord('shop', { type: 'Application', label: 'Shop', revision: 3 });
const tab = '000b0000000000000tab';
const version = { revision: 1, action: 'update', name: 'shop', label: 'Shop 1', by: 'u', byName: 'ann' };

/** A record at revision 3; what it named in its first may lie in the recycle bin, or be gone for good. */
function start(missing?: 'in bin' | 'gone') {
  let isMissing = missing !== undefined;
  const store = startStore((call) => {
    if (call.includes('deleted') && call.includes('/restore')) isMissing = false;
    else if (call.includes('/restore') && isMissing)
      return { resCode: 'BAD_REFERENCE', resMsg: 'It names what is not there.', details: { target: tab } };
    if (call.includes('/types')) return { result: [testType('Tab', { title: 'Page Tab' })] };
    if (call.includes('metadata/deleted?')) {
      const result = missing === 'in bin' ? [{ id: tab, type: 'Tab', name: 'Old', label: 'Old tab' }] : [];
      return { result, count: result.length };
    }
    if (call.includes('/versions/')) return { result: { ...record, ...version, at: '2026-01-01T00:00:00.000Z' } };
    return { result: record };
  });
  const notifications = store.container.get(Notifications);
  const restore = (): Promise<void> => store.container.get(VersionRestore).restore(record, 1);
  const restores = () => store.asked.filter((call) => call.includes('/restore'));
  return { ...store, notifications, restore, restores };
}

const restoreOf = (revision: number) => `POST sys/v1.0/metadata/records/${record.id}/versions/${revision}/restore`;

describe('bringing back a version', () => {
  it('is done when the user means it, said, and taken back', async () => {
    const { choose, notifications, restore, restores } = start();
    const restored = restore();
    expect(await choose('primary')).toContain("Restore 'Shop' as it was in version 1?");
    await restored;
    const [told] = notifications.all;
    expect(told?.message).toBe("'Shop' is again what it was in version 1.");
    await told?.actions[0]?.run();
    expect(restores()).toEqual([restoreOf(1), restoreOf(3)]);
  });

  it('is not done when he thinks better of it', async () => {
    const { choose, restore, restores } = start();
    const restored = restore();
    await choose(undefined);
    await restored;
    expect(restores()).toEqual([]);
  });

  it('brings back with it what it names and what was deleted since', async () => {
    const { choose, restore, restores } = start('in bin');
    const restored = restore();
    await choose('primary');
    expect(await choose('primary')).toContain('Version 1 names Old tab (Page Tab), which is in the recycle bin.');
    await restored;
    expect(restores()).toEqual([restoreOf(1), `POST sys/v1.0/metadata/deleted/${tab}/restore`, restoreOf(1)]);
  });

  it('says what to do where that is gone for good', async () => {
    const { choose, notifications, restore, restores } = start('gone');
    const restored = restore();
    await choose('primary');
    expect(await choose(undefined)).toContain('Version 1 names something that is gone for good.');
    await restored;
    expect([restores(), notifications.all]).toEqual([[restoreOf(1)], []]);
  });
});
