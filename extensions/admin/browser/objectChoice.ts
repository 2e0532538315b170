import { Api, Commands, inject, injectable, Notifications, QuickInput, Tabs, Texts } from 'lathe';

/** Things of one kind, as far as one of them can be chosen. */
export interface Choosable<T extends { readonly id: string }> {
  /** The type of the tab that shows one. */
  readonly tab?: string;
  readonly icon: string;
  /** The text that asks for one. */
  readonly ask: string;
  /** The text that says that there is none. */
  readonly none: string;
  /** The command of this area that makes one, where the user can. */
  readonly make?: string;
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
    @inject(Commands) private readonly commands: Commands,
    @inject(Notifications) private readonly notifications: Notifications,
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
    let asking = true;
    const items = loading.then(({ rows }) => {
      if (rows.length === 0 && asking) this.tellNone(kind);
      return rows.map((row) => ({ label: kind.nameOf(row), description: kind.describe?.(row), icon: kind.icon, row }));
    });
    const placeholder = this.texts.of('lathe.admin')(kind.ask);
    const picked = await this.quickInput.pick(items, { placeholder, matchOnDescription: true });
    asking = false;
    return picked ? [picked.row] : [];
  }

  /** Instead of an empty list. */
  private tellNone({ none, make }: Pick<Choosable<never>, 'none' | 'make'>): void {
    const t = this.texts.of('lathe.admin');
    this.quickInput.hide();
    const making =
      make === undefined ? [] : [{ label: t(`command.${make}`), run: () => this.commands.execute(`admin.${make}`) }];
    this.notifications.info(t(none), { actions: making });
  }
}
