import { Api, Dialogs, inject, injectable, Tabs, Texts, type Translate } from 'lathe';
import { type Choosable, ObjectChoice } from './objectChoice';

export interface Removal<T extends { readonly id: string }> extends Choosable<T> {
  /** What is asked before; `primary` is what the button says. */
  readonly question: (
    t: Translate,
    first: T,
    all: readonly T[],
  ) => { readonly message: string; readonly detail?: string; readonly primary: string };
  readonly remove: (api: Api, row: T) => Promise<unknown>;
}

/** A command that takes something away for good, after it has asked; the tabs that show it close. */
export function removing<T extends { readonly id: string }>(removal: Removal<T>) {
  @injectable()
  class Remove {
    constructor(
      @inject(Api) private readonly api: Api,
      @inject(Dialogs) private readonly dialogs: Dialogs,
      @inject(ObjectChoice) private readonly choice: ObjectChoice,
      @inject(Tabs) private readonly tabs: Tabs,
      @inject(Texts) private readonly texts: Texts,
    ) {}

    async run(given?: readonly T[]): Promise<void> {
      const rows = await this.choice.choose(given, removal);
      const [first] = rows;
      if (first === undefined) return;
      const question = removal.question(this.texts.of('lathe.admin'), first, rows);
      if (!(await this.dialogs.confirm({ ...question, type: 'warning', danger: true }))) return;
      for (const row of rows) {
        await removal.remove(this.api, row);
        this.tabs.closeNow(
          this.tabs.all.filter(({ type, id }) => type === removal.tab && id === row.id).map(({ key }) => key),
        );
      }
    }
  }
  return Remove;
}
