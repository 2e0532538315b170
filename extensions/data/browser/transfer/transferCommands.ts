import { inject, injectable, QuickInput, Session, Tabs } from 'lathe';
import { DataTexts } from '../dataTexts';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import type { GridModel } from '../grid/gridModel';
import { OpenGrids } from '../grid/openGrids';
import { nameForBuilders } from '../nameForBuilders';
import { type ExportScope, ExportScopes } from './exportScopes';

export const importEditor = 'dataImport';
export const exportEditor = 'dataExport';

/** More ids no export takes. */
const mostChosen = 10_000;

/** Importing and exporting: of the object that is named, else of one that is asked for. */
@injectable()
export class TransferCommands {
  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(QuickInput) private readonly input: QuickInput,
    @inject(ObjectDescriptions) private readonly descriptions: ObjectDescriptions,
    @inject(ExportScopes) private readonly scopes: ExportScopes,
    @inject(OpenGrids) private readonly grids: OpenGrids,
    @inject(Session) private readonly session: Session,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  readonly handlers: Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>> = {
    'data.importRows': (object) =>
      this.open(importEditor, 'transfer.importTitle', object ?? this.grids.active?.object.name),
    'data.exportRows': (object, scope) => this.export(object, scope),
  };

  /** Of a grid what it shows: its columns, its filter and the rows that are chosen. */
  private async export(object: unknown, scope: unknown): Promise<void> {
    const grid = this.grids.active;
    if (typeof object === 'string' || !grid)
      return this.open(exportEditor, 'transfer.exportTitle', object, isScope(scope) ? scope : {});
    const { condition, orderby, search } = grid.query;
    const fields = grid.columns.map(({ path }) => path);
    const ids = await chosenIn(grid);
    const shown = { condition, orderby: [...orderby], fields, ids, search: search.trim() || undefined };
    await this.open(exportEditor, 'transfer.exportTitle', grid.object.name, shown);
  }

  private async open(type: string, title: string, given: unknown, scope?: ExportScope): Promise<void> {
    const name = typeof given === 'string' ? given : await this.ask();
    if (name === undefined) return;
    const { plural } = await this.descriptions.of(name);
    if (scope) this.scopes.set(name, scope);
    const label = this.texts.t(title, { object: plural });
    await this.tabs.open({ type, id: name, name: label, params: { object: name } });
  }

  private async ask(): Promise<string | undefined> {
    const all = await this.descriptions.all();
    const items = all
      .filter(({ kind }) => kind === 'custom')
      .map(({ name, plural }) => ({ label: plural, description: nameForBuilders(this.session, name), name }));
    return (await this.input.pick(items, { placeholder: this.texts.t('transfer.pickObject') }))?.name;
  }
}

/** Several rows are a choice; one is only where the cursor is. */
async function chosenIn({ selection, source }: GridModel): Promise<string[] | undefined> {
  const { firstRow, lastRow } = selection.range;
  if (lastRow <= firstRow || lastRow - firstRow >= mostChosen || (firstRow === 0 && lastRow === source.total - 1))
    return undefined;
  return (await source.load(firstRow, lastRow + 1)).map(({ id }) => String(id));
}

function isScope(value: unknown): value is ExportScope {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
