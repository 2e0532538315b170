import { Commands, Dialogs, LiveEvents, MetadataClient, Notifications } from 'lathe';
import type { VersionInfo } from 'lathe/common';
import { AppsTexts } from '../../appsTexts';
import { startApps, testApplication } from '../../testApps';
import { RecordHistory } from './recordHistory';

const tab = '000b0000000000000tab';
const version = (revision: number): VersionInfo => ({
  ...{ revision, action: 'update' as const, name: 'ns__Shop', label: `Shop ${revision}`, by: 'u', byName: 'ann' },
  at: '2026-01-01T00:00:00.000Z',
});

describe('the history of an application', () => {
  async function open({ inBin = true } = {}) {
    let gone = false;
    const { asked, container } = startApps((call) => {
      if (call.includes('/restore') && call.includes('deleted')) gone = false;
      else if (call.includes('/restore') && gone)
        return { resCode: 'BAD_REFERENCE', resMsg: 'It names what is not there.', details: { target: tab } };
      if (call.includes('/types')) return { result: [{ name: 'Tab', title: 'Page Tab' }] };
      if (call.includes('metadata/deleted?'))
        return { result: inBin ? [{ id: tab, type: 'Tab', name: 'Old', label: 'Old tab' }] : [], count: 1 };
      if (call.includes('/versions?')) return { result: [version(3), version(2), version(1)], count: 3 };
      return { result: testApplication({ revision: 3 }) };
    });
    const dialogs = container.get(Dialogs);
    const confirmed = jest.spyOn(dialogs, 'confirm').mockResolvedValue(true);
    const refused = jest.spyOn(dialogs, 'error').mockResolvedValue();
    const notifications = container.get(Notifications);
    const commands = container.get(Commands);
    const executed = jest.spyOn(commands, 'execute').mockResolvedValue(undefined);
    const { t } = container.get(AppsTexts);
    const around = {
      client: container.get(MetadataClient),
      events: container.get(LiveEvents),
      t,
      timeOf: () => 'then',
    };
    const history = new RecordHistory(
      { type: 'Application', id: '000f0000000000000one' },
      { ...around, commands, dialogs, notifications },
    );
    await history.load();
    const restores = () => asked.filter((call) => call.includes('restore'));
    const lose = () => void (gone = true);
    return { confirmed, executed, history, lose, notifications, refused, restores };
  }
  const restoreOf = (revision: number) =>
    `POST sys/v1.0/metadata/records/000f0000000000000one/versions/${revision}/restore`;

  it('brings a version back, says so, and takes it back', async () => {
    const { confirmed, history, notifications, restores } = await open();
    await history.restore(version(1));
    expect(confirmed.mock.calls[0]?.[0].message).toBe('Make Shop 3 again what it was in revision 1?');
    const [told] = notifications.all;
    expect(told?.message).toBe('Shop is again what it was in revision 1.');
    await told?.actions[0]?.run();
    expect(restores()).toEqual([restoreOf(1), restoreOf(3)]);
    history.dispose();
  });

  it('brings back with it what it names and what was deleted since', async () => {
    const { confirmed, history, lose, restores } = await open();
    lose();
    await history.restore(version(1));
    expect(confirmed.mock.lastCall?.[0]).toMatchObject({
      ...{ message: 'Revision 1 names Old tab (Page Tab), which is in the recycle bin.', primary: 'Restore Both' },
    });
    expect(restores()).toEqual([restoreOf(1), `POST sys/v1.0/metadata/deleted/${tab}/restore`, restoreOf(1)]);
    history.dispose();
  });

  it('says what to do where that is gone for good', async () => {
    const { history, lose, notifications, refused, restores } = await open({ inBin: false });
    lose();
    await history.restore(version(1));
    expect(refused.mock.calls[0]?.[0]).toBe('Revision 1 names something that is gone for good.');
    expect([restores(), notifications.all]).toEqual([[restoreOf(1)], []]);
    history.dispose();
  });

  it('compares two versions of any age', async () => {
    const { executed, history } = await open();
    await history.compareBoth(3, 1);
    const uri = (revision: number) => `metadata-version:/Application/000f0000000000000one/${revision}.json`;
    expect(executed).toHaveBeenCalledWith('vscode.diff', uri(1), uri(3), 'Shop 3: revisions 1 and 3', false);
    history.dispose();
  });
});
