import { inject, injectable } from 'lathe';
import type { SavedItem } from '../../common/saved/savedItem';
import { DataClient } from '../dataClient';
import type { SavedKind } from './savedKinds';

/** A view or a dashboard in a list, with which of both it is. */
export interface ListedItem extends SavedItem {
  readonly type: SavedKind['type'];
}

/** Asks the server about views and dashboards alike. */
@injectable()
export class SavedClient {
  constructor(@inject(DataClient) private readonly client: DataClient) {}

  async list(
    type: SavedKind['type'],
    { object, quiet }: { readonly object?: string; readonly quiet?: boolean } = {},
  ): Promise<ListedItem[]> {
    const { views, dashboards } = await this.client.calls;
    const query = { object };
    const items = await (type === 'View' ? views.list({ query, quiet }) : dashboards.list({ query, quiet }));
    return items.map((item) => ({ ...item, type }));
  }

  async get(type: SavedKind['type'], id: string): Promise<ListedItem> {
    const { views, dashboards } = await this.client.calls;
    const item = await (type === 'View'
      ? views.get({ params: { viewId: id } })
      : dashboards.get({ params: { dashboardId: id } }));
    return { ...item, type };
  }

  async remove({ type, id }: ListedItem): Promise<void> {
    const { views, dashboards } = await this.client.calls;
    await (type === 'View'
      ? views.remove({ params: { viewId: id } })
      : dashboards.remove({ params: { dashboardId: id } }));
  }

  /** It has another id from then on. */
  async share({ type, id }: ListedItem, shared: boolean): Promise<string> {
    const { views, dashboards } = await this.client.calls;
    const body = { shared };
    const item = await (type === 'View'
      ? views.share({ params: { viewId: id }, body })
      : dashboards.share({ params: { dashboardId: id }, body }));
    return item.id;
  }

  /** The copy is one's own. */
  async duplicate({ type, id }: ListedItem, label: string): Promise<string> {
    const { views, dashboards } = await this.client.calls;
    if (type === 'View') {
      const { data } = await views.get({ params: { viewId: id } });
      return (await views.create({ body: { label, data } })).id;
    }
    const { data } = await dashboards.get({ params: { dashboardId: id } });
    return (await dashboards.create({ body: { label, data } })).id;
  }
}
