import { Api, inject, injectable, QuickInput, Tabs, Texts } from 'lathe';

/** Things of one kind, as far as one of them can be chosen. */
export interface Choosable<T extends { readonly id: string }> {
  /** The type of the tab that shows one. */
  readonly tab?: string;
  readonly icon: string;
  /** The text that asks for one. */
  readonly ask: string;
  readonly list: (api: Api) => Promise<{ readonly rows: readonly T[] }>;
  readonly nameOf: (row: T) => string;
  readonly describe?: (row: T) => string;
}

/** What a command is about: what it is given, what the open tab shows, or what is picked. */
@injectable()
export class ObjectChoice {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async choose<T extends { readonly id: string }>(
    given: readonly T[] | undefined,
    kind: Choosable<T>,
  ): Promise<readonly T[]> {
    if (given && given.length > 0) return given;
    const active = this.tabs.active?.type === kind.tab ? this.tabs.active?.id : undefined;
    const loading = kind.list(this.api);
    const shown = active && (await loading).rows.find(({ id }) => id === active);
    if (shown) return [shown];
    const items = loading.then(({ rows }) =>
      rows.map((row) => ({ label: kind.nameOf(row), description: kind.describe?.(row), icon: kind.icon, row })),
    );
    const placeholder = this.texts.of('lathe.admin')(kind.ask);
    const picked = await this.quickInput.pick(items, { placeholder, matchOnDescription: true });
    return picked ? [picked.row] : [];
  }
}
