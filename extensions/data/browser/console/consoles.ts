import { DisposableOwner, inject, injectable, OpenTexts, type Tab, Tabs, toDisposable } from 'lathe';
import { autorun } from 'mobx';
import { DataClient } from '../dataClient';
import { DataRows } from '../rows/dataRows';
import { queryUri } from './queryFiles';
import { QueryConsole } from './queryConsole';
import { QueryHistory } from './queryHistory';
import { QuerySchemas } from './querySchemas';

export const consoleEditor = 'queryConsole';

/** The consoles that are open, by their tabs. */
@injectable()
export class Consoles extends DisposableOwner {
  private readonly known = new Map<string, QueryConsole>();

  constructor(
    @inject(OpenTexts) private readonly texts: OpenTexts,
    @inject(DataRows) private readonly rows: DataRows,
    @inject(DataClient) private readonly client: DataClient,
    @inject(QueryHistory) private readonly history: QueryHistory,
    @inject(QuerySchemas) private readonly schemas: QuerySchemas,
    @inject(Tabs) private readonly tabs: Tabs,
  ) {
    super();
    this.own(
      toDisposable(
        autorun(() => this.forget(new Set(tabs.groups.flatMap((group) => group.tabs.map(({ key }) => key))))),
      ),
    );
  }

  of({ key, id }: Pick<Tab, 'key' | 'id'>): QueryConsole {
    const known = this.known.get(key);
    if (known) return known;
    const { texts, rows, client, history } = this;
    const made = new QueryConsole(queryUri(id), { texts, rows, client, history });
    this.known.set(key, made);
    this.schemas.need(made);
    return made;
  }

  get active(): QueryConsole | undefined {
    const { active } = this.tabs;
    return active?.type === consoleEditor ? this.of(active) : undefined;
  }

  private forget(open: ReadonlySet<string>): void {
    for (const key of this.known.keys()) if (!open.has(key)) this.drop(key);
  }

  private drop(key: string): void {
    const dropped = this.known.get(key);
    dropped?.cancel();
    if (dropped) this.schemas.forget(dropped);
    this.known.delete(key);
  }
}
