import { Clipboard, Commands, inject, injectable, Notifications, Tabs, WorkingCopies } from 'lathe';
import type { QueryRequest } from '../../common/query/queryRequest';
import { DataTexts } from '../dataTexts';
import { asCurl, asTypeScript } from './copyAsCall';
import { consoleEditor, Consoles } from './consoles';
import type { QueryConsole } from './queryConsole';
import { exportScope } from './exportScope';
import { QueryFiles } from './queryFiles';
import { type ConsoleQuery, textFor } from './queryText';

/** What can be done with consoles, the one in front where none is named. */
@injectable()
export class ConsoleCommands {
  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Consoles) private readonly consoles: Consoles,
    @inject(QueryFiles) private readonly files: QueryFiles,
    @inject(WorkingCopies) private readonly copies: WorkingCopies,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Commands) private readonly commands: Commands,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  readonly handlers: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
    'data.openQueryConsole': () => this.open(''),
    'data.newQuery': (object, request) => this.openNew(object, request),
    'data.runQuery': () => this.run(),
    'data.cancelQuery': () => this.consoles.active?.cancel(),
    'data.explainQuery': () => this.explain(false),
    'data.analyzeQuery': () => this.explain(true),
    'data.showQueryHistory': () => this.consoles.active?.show('history'),
    'data.toggleQueryBuilder': () => this.consoles.active?.toggleBuilder(),
    'data.copyQueryAsCurl': () => this.copy(asCurl),
    'data.copyQueryAsTypeScript': () => this.copy(asTypeScript),
    'data.copyQueryResults': () => this.copyResults(),
    'data.exportQueryRows': () => this.export(),
  };

  private open(id: string): Promise<unknown> {
    return this.tabs.open({ type: consoleEditor, id, name: this.texts.t('console'), icon: '$(database)' });
  }

  /** With a query about an object in it, if one is named. */
  private async openNew(object: unknown, request: unknown): Promise<void> {
    const id = crypto.randomUUID().slice(0, 8);
    if (typeof object === 'string')
      await this.files.write(`/${id}.json`, textFor(object, isRequest(request) ? request : undefined));
    await this.open(id);
  }

  /** What is run is kept too. */
  private async run(): Promise<void> {
    const console = this.asked();
    if (!console) return;
    if (this.tabs.active) await this.copies.save(this.tabs.active.key);
    await console.run();
  }

  private async explain(analyze: boolean): Promise<void> {
    await this.asked()?.explain(analyze);
  }

  private async copy(write: (query: ConsoleQuery, origin: string) => string): Promise<void> {
    const query = this.asked()?.query;
    if (!query) return;
    await this.clipboard.writeText(write(query, location.origin));
    this.notifications.info(this.texts.t('console.copied'));
  }

  /** The rows that the query asks for, however many there are, or the groups. */
  private async export(): Promise<void> {
    const query = this.asked()?.query;
    if (!query) return;
    await this.commands.execute('data.exportRows', query.object, exportScope(query.request));
  }

  private async copyResults(): Promise<void> {
    const answer = this.consoles.active?.answer;
    if (!answer) return;
    await this.clipboard.writeText(JSON.stringify(answer.rows, null, 2));
    this.notifications.info(this.texts.t('console.copied'));
  }

  /** The console in front, if its text is a query about something. */
  private asked(): QueryConsole | undefined {
    const { active } = this.consoles;
    if (!active) return undefined;
    if (active.query?.object) return active;
    this.notifications.warn(this.texts.t(active.query ? 'console.noObject' : 'console.notJson'));
    return undefined;
  }
}

function isRequest(request: unknown): request is QueryRequest {
  return typeof request === 'object' && request !== null && !Array.isArray(request);
}
