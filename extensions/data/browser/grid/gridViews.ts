import { inject, injectable, Notifications, QuickInput } from 'lathe';
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
    const label = await this.quickInput.input({
      title: t('views.saveAs'),
      prompt: t('views.name'),
      value: model.view?.label ?? '',
      validate: (value) => (value.trim() === '' || value.length > 64 ? t('views.nameWrong') : undefined),
    });
    if (label === undefined) return;
    const { views } = await this.client.calls;
    const { data: _, ...item } = await views.create({ body: { label: label.trim(), data: dataOf(model) } });
    model.setView(item);
  }
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
