import { type Disposable, inject, injectable, type Marker, SavedProblems } from 'lathe';
import type { Problem } from '../../common/problemCalls';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { CurrentApp } from '../current/currentApp';

const icons: Readonly<Record<string, string>> = { Menu: 'list-tree', Tab: 'browser', Application: 'layers' };
const spot = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

/** What is wrong with the whole of the current application, in the problems panel. */
@injectable()
export class ApplicationProblems {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(SavedProblems) private readonly saved: SavedProblems,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  follow(): Disposable {
    return this.saved.follow({
      owner: 'apps',
      subjects: () => (this.current.appId === undefined ? [] : [this.current.appId]),
      find: ([appId = '']) => this.find(appId),
    });
  }

  private async find(appId: string): Promise<ReadonlyMap<string, readonly Marker[]> | undefined> {
    const { problems } = await this.client.calls;
    const found = await problems.list({ params: { appId }, quiet: true }).catch(() => undefined);
    if (!found) return undefined;
    const byRecord = [...Map.groupBy(found, ({ record }) => `application:/${record}`)];
    return new Map(byRecord.map(([resource, all]) => [resource, all.map((problem) => this.marker(appId, problem))]));
  }

  private marker(appId: string, problem: Problem): Marker {
    const { severity, message, code, record, recordType, recordName, place } = problem;
    const thing = {
      name: recordName,
      ...(record === appId ? {} : { description: this.texts.t(`type.${recordType}`) }),
      icon: icons[recordType] ?? 'symbol-misc',
      command: 'apps.openProblem',
      args: [recordType, record, place],
    };
    return { severity, message, code, source: this.texts.t('problems.source'), thing, ...spot };
  }
}
