import { Clipboard, inject, injectable, Notifications, QuickInput, Routes, Session, Tabs } from 'lathe';
import { objectTab } from '../center/openObject';
import { DataTexts } from '../dataTexts';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { nameForBuilders } from '../nameForBuilders';
import { recordPath } from '../values/LookupLink';
import { editOrTell } from './closedCell';
import { GridClipboard } from './gridClipboard';
import type { GridModel } from './gridModel';
import { GridViews } from './gridViews';
import { OpenGrids } from './openGrids';
import { RecordRemoval } from './recordRemoval';
import { withSort } from './sorting';

/** The commands of grids: they act upon the one that the user is in. */
@injectable()
export class RecordCommands {
  constructor(
    @inject(OpenGrids) private readonly grids: OpenGrids,
    @inject(GridClipboard) private readonly cells: GridClipboard,
    @inject(GridViews) private readonly views: GridViews,
    @inject(RecordRemoval) private readonly removal: RecordRemoval,
    @inject(ObjectDescriptions) private readonly descriptions: ObjectDescriptions,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Routes) private readonly routes: Routes,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Session) private readonly session: Session,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  async openRecords(object?: unknown): Promise<void> {
    const name = nameIn(object) ?? (await this.pickObject('command.openRecords'));
    if (name !== undefined) await this.routes.open(`/projects/records/${encodeURIComponent(name)}`);
  }

  async newRecord(object?: unknown): Promise<void> {
    const shown = nameIn(object) ?? this.grids.active?.object.name ?? (await this.objectOfTab());
    const name = shown ?? (await this.pickObject('command.newRecord'));
    if (name !== undefined) await this.routes.open(recordPath(name, 'new'));
  }

  readonly addRow = this.onGrid((model) => {
    if (!model.addRow()) this.notifications.info(this.texts.t('newRow.notOffered'));
  });

  async openRecord(object?: unknown, id?: unknown): Promise<void> {
    if (typeof object === 'string' && typeof id === 'string') return this.routes.open(recordPath(object, id));
    const model = this.grids.active;
    const current = model?.currentRow?.['id'];
    if (model && typeof current === 'string') await this.routes.open(recordPath(model.object.name, current));
  }

  readonly editCell = this.onGrid((model) => editOrTell(model));

  readonly copyCells = this.onGrid((model) => this.cells.copyLater(model));

  readonly pasteCells = this.onGrid((model) => this.cells.paste(model));

  readonly clearCells = this.onGrid((model) => this.cells.clear(model));

  readonly copyLink = this.onGrid(async (model) => {
    const id = model.currentRow?.['id'];
    if (typeof id === 'string')
      await this.clipboard.writeText(location.origin + this.routes.addressOf(recordPath(model.object.name, id)));
  });

  readonly deleteRecords = this.onGrid((model) => this.removal.removeChosen(model));

  readonly search = this.onGrid((model) => model.focusSearch?.());

  readonly filter = this.onGrid((model) => model.setFilterOpen(!model.filterOpen));

  readonly clearFilter = this.onGrid((model) => model.clearFilter());

  readonly refresh = this.onGrid((model) => model.source.reload());

  readonly saveView = this.onGrid((model) => this.views.save(model));

  readonly saveViewAs = this.onGrid((model) => this.views.saveAs(model));

  readonly renameView = this.onGrid((model) => this.views.rename(model));

  readonly deleteView = this.onGrid((model) => this.views.remove(model));

  readonly sortAscending = this.onGrid((model) => sort(model, 'asc'));

  readonly sortDescending = this.onGrid((model) => sort(model, 'desc'));

  readonly clearSort = this.onGrid((model) => model.setOrder([]));

  /** Which fields are columns, in the order in which they were. */
  readonly chooseColumns = this.onGrid(async (model) => {
    const shown = model.columnPaths;
    const paths = new Set([...shown, ...model.object.fields.map(({ name }) => name)]);
    const labels = new Map(model.object.fields.map(({ name, label }) => [name, label]));
    for (const { path, label } of model.columns) labels.set(path, label);
    const items = [...paths].map((path) => ({
      ...{ label: labels.get(path) ?? path, description: nameForBuilders(this.session, path) },
      ...{ picked: shown.includes(path), path },
    }));
    const title = this.texts.t('command.chooseColumns');
    const picked = await this.quickInput.pick(items, { title, canPickMany: true, matchOnDescription: true });
    if (!picked) return;
    const chosen = picked.map(({ path }) => path);
    if (chosen.length === 0) return this.notifications.warn(this.texts.t('grid.noColumns')).close();
    await model.setColumns([
      ...shown.filter((path) => chosen.includes(path)),
      ...chosen.filter((path) => !shown.includes(path)),
    ]);
  });

  private onGrid(work: (model: GridModel) => unknown): () => Promise<void> {
    return async () => {
      const model = this.grids.active;
      if (model) await work(model);
    };
  }

  /** The object that is designed in the open tab, or that a field or a record in it belongs to. */
  private async objectOfTab(): Promise<string | undefined> {
    const { active } = this.tabs;
    const shown = active?.type === objectTab ? active.id : active?.params['object'];
    if (shown === undefined) return undefined;
    return (await this.descriptions.all()).find(({ id, name }) => id === shown || name === shown)?.name;
  }

  private async pickObject(title: 'command.openRecords' | 'command.newRecord'): Promise<string | undefined> {
    const objects = await this.descriptions.all();
    const items = objects.map(({ name, plural, kind }) => ({
      ...{ label: plural, description: nameForBuilders(this.session, name), name },
      icon: kind === 'custom' ? 'table' : 'server',
    }));
    const picked = await this.quickInput.pick(items, { title: this.texts.t(title), matchOnDescription: true });
    return picked?.name;
  }
}

/** Of an object: its name, or the first of the rows of a list of objects. */
function nameIn(object: unknown): string | undefined {
  const first: unknown = Array.isArray(object) ? object[0] : object;
  const name: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'name') : first;
  return typeof name === 'string' ? name : undefined;
}

function sort(model: GridModel, order: 'asc' | 'desc'): void {
  const column = model.columns[model.selection.cursor.column];
  if (column) model.setOrder(withSort(model.query.orderby, column, order));
}
