import { Commands, LiveEvents, MetadataClient } from 'lathe';
import type { VersionInfo } from 'lathe/common';
import { AppsTexts } from '../../appsTexts';
import { startApps, testApplication } from '../../testApps';
import { RecordHistory } from './recordHistory';

const version = (revision: number): VersionInfo => ({
  ...{ revision, action: 'update' as const, name: 'ns__Shop', label: `Shop ${revision}`, by: 'u', byName: 'ann' },
  at: '2026-01-01T00:00:00.000Z',
});

describe('the history of an application', () => {
  async function open() {
    const { container } = startApps((call) =>
      call.includes('/versions?')
        ? { result: [version(3), version(2), version(1)], count: 3 }
        : { result: testApplication({ revision: 3 }) },
    );
    const commands = container.get(Commands);
    const executed = jest.spyOn(commands, 'execute').mockResolvedValue(undefined);
    const { t } = container.get(AppsTexts);
    const around = { client: container.get(MetadataClient), events: container.get(LiveEvents), commands, t };
    const history = new RecordHistory({ type: 'Application', id: '000f0000000000000one' }, around);
    await history.load();
    return { executed, history };
  }

  it('brings a version back as the history of any record does', async () => {
    const { executed, history } = await open();
    await history.restore(version(1));
    expect(executed).toHaveBeenCalledWith('records.restoreVersion', 'Application', '000f0000000000000one', 1);
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
