import { Dialogs, FailedCall, inject, injectable, Notifications, QuickInput } from 'lathe';
import { DataClient } from '../dataClient';
import { DataTexts } from '../dataTexts';
import type { SavedItem } from '../../common/saved/savedItem';
import type { ViewData } from '../../common/views/viewData';
import type { GridModel } from './gridModel';

/** The saved views of an object as its grid shows them, and what the grid shows as a view. */
@injectable()
export class GridViews {
  constructor(
    @inject(DataClient) private readonly client: DataClient,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  /** The lists among them. */
  async of(object: string): Promise<readonly SavedItem[]> {
    const { views } = await this.client.calls;
    const all = await views.list({ query: { object } });
    return all.filter(({ kind }) => kind === 'list').toSorted((one, other) => one.label.localeCompare(other.label));
  }

  show(model: GridModel, view: SavedItem): Promise<void> {
    return this.open(model, view.id);
  }

  /** By its id, as a link names it. */
  async open(model: GridModel, viewId: string): Promise<void> {
    const { views } = await this.client.calls;
    const { data, ...item } = await views.get({ params: { viewId } });
    const { condition, orderby = [], columns } = data;
    model.show(item, { search: '', condition, orderby }, columns);
  }

  /** The one that was chosen last, unless it is gone by now. */
  async resume(model: GridModel): Promise<void> {
    const { memory } = model;
    if (memory.view === undefined) return;
    try {
      await this.open(model, memory.view);
    } catch (error) {
      if (!(error instanceof FailedCall && error.status === 404)) throw error;
      memory.keep({ view: undefined });
    }
  }

  /** All rows, as the user has them without a view. */
  showAll(model: GridModel): void {
    model.show(undefined, { search: '', orderby: [] }, []);
  }

  /** What the grid shows takes the place of what its view has. */
  async save(model: GridModel): Promise<void> {
    const { view } = model;
    if (!view?.editable) return this.saveAs(model);
    const { views } = await this.client.calls;
    const { data: _, ...item } = await views.update({
      params: { viewId: view.id },
      body: { revision: view.revision, data: dataOf(model) },
    });
    model.setView(item);
    this.notifications.info(this.texts.t('views.saved', { name: item.label }));
  }

  async saveAs(model: GridModel): Promise<void> {
    const { t } = this.texts;
    const label = await this.askLabel(t('views.saveAs'), model.view?.label);
    if (label === undefined) return;
    const { views } = await this.client.calls;
    const { data: _, ...item } = await views.create({ body: { label, data: dataOf(model) } });
    model.setView(item);
  }

  async rename(model: GridModel): Promise<void> {
    const view = this.ownView(model);
    const label = view && (await this.askLabel(this.texts.t('command.renameView'), view.label));
    if (!view || label === undefined) return;
    const { views } = await this.client.calls;
    const body = { revision: view.revision, label };
    const { data: _, ...item } = await views.update({ params: { viewId: view.id }, body });
    model.setView(item);
  }

  /** After a question; then all rows are shown. */
  async remove(model: GridModel): Promise<void> {
    const { t } = this.texts;
    const view = this.ownView(model);
    const isMeant =
      view &&
      (await this.dialogs.confirm({
        ...{ message: t('saved.deleteQuestion', { name: view.label }), detail: t('saved.deleteOwnDetail') },
        ...{ primary: t('saved.delete'), type: 'warning', danger: true },
      }));
    if (!isMeant) return;
    const { views } = await this.client.calls;
    await views.remove({ params: { viewId: view.id } });
    this.showAll(model);
  }

  private askLabel(title: string, value = ''): Promise<string | undefined> {
    const { t } = this.texts;
    const validate = (text: string): string | undefined =>
      text.trim() === '' || text.length > 64 ? t('views.nameWrong') : undefined;
    const asked = this.quickInput.input({ title, prompt: t('views.name'), value, validate });
    return asked.then((label) => label?.trim());
  }

  private ownView({ view }: GridModel): SavedItem | undefined {
    if (isOwn(view)) return view;
    this.notifications.info(this.texts.t('views.noneOwn'));
    return undefined;
  }
}

/** What is shared belongs to others too: it is renamed and deleted where it is built. */
export function isOwn(view: SavedItem | undefined): boolean {
  return view !== undefined && view.editable && !view.shared;
}

function dataOf({ object, columns, query: { condition, orderby } }: GridModel): ViewData {
  return {
    kind: 'list',
    object: object.name,
    columns: columns.map(({ path }) => path),
    condition,
    orderby: [...orderby],
  };
}
