import type { APIRequestContext } from '@playwright/test';

const base = '/u-route/baas/';
export const order = 'shop__Order__CST';
const status = 'shop__status__CST';
const due = 'shop__due__CST';
const total = 'shop__total__CST';

/** A tenant with orders, and views and dashboards of them, as calls make them. */
export class ShopData {
  private token: string | undefined;

  constructor(
    private readonly request: APIRequestContext,
    private readonly url: string,
  ) {}

  /** The id of the object. */
  async make(): Promise<string> {
    await this.post('sys/v1.0/namespace', { name: 'shop' });
    const { id } = await this.post('metadata/v1.0/object', {
      name: 'Order',
      label: 'Order',
      data: { plural: 'Orders' },
    });
    const choices = ['new', 'packed', 'sent'].map((value) => ({ value, label: value.toUpperCase() }));
    await this.field(id, 'status', 'Status', { type: 'singleselect', choices });
    await this.field(id, 'due', 'Due', { type: 'date' });
    await this.field(id, 'total', 'Total', { type: 'number' });
    const records = [
      { name: 'Chairs', [status]: 'new', [due]: '2026-03-10', [total]: 10 },
      { name: 'Tables', [status]: 'new', [due]: '2026-03-12', [total]: 20 },
      { name: 'Lamps', [status]: 'packed', [due]: '2026-04-01', [total]: 40 },
    ];
    await this.post(`bulk/v1.0/${order}`, { operation: 'create', records });
    return id;
  }

  view(label: string, data: object): Promise<{ readonly id: string }> {
    return this.post('data/v1.0/views', { label, data: { object: order, columns: [total], ...data } });
  }

  /** A view object of how much is due in each month. */
  viewObject(): Promise<{ readonly id: string }> {
    const options = {
      groupby: [status, { field: due, by: 'month' }],
      aggregate: [{ alias: 'sum_total', function: 'sum', field: total }],
    };
    const view = { object: order, query: { options } };
    return this.post('metadata/v1.0/object', { name: 'Due', label: 'Due', data: { kind: 'view', view } });
  }

  /** A number, and a chart of the orders by their status. */
  dashboard(label: string): Promise<{ readonly id: string }> {
    const place = { y: 0, w: 6, h: 5, object: order, measures: [{ function: 'count' }] };
    const tiles = [
      { ...place, id: 'n', kind: 'kpi', title: 'Orders', x: 0 },
      { ...place, id: 'c', kind: 'bar', title: 'By status', x: 6, group: { field: status } },
    ];
    const filters = [{ id: 'f', object: order, field: status }];
    return this.post('data/v1.0/dashboards', { label, data: { tiles, filters } });
  }

  private field(object: string, name: string, label: string, data: object): Promise<unknown> {
    return this.post(`metadata/v1.0/object/${object}/Field`, { name, label, data });
  }

  private async post(path: string, data: object): Promise<{ readonly id: string }> {
    this.token ??= await this.fetchToken();
    const answer = await this.request.post(`${this.url}${base}${path}`, {
      data,
      headers: { 'csrf-token': this.token },
    });
    const { resCode, resMsg, result } = await answer.json();
    if (resCode !== '0') throw new Error(`${path}: ${resMsg}`);
    return result;
  }

  private async fetchToken(): Promise<string> {
    const answer = await this.request.post(`${this.url}${base}sys/v1.0/csrf/get`, { data: {} });
    const { result } = await answer.json();
    return typeof result === 'string' ? result : result.token;
  }
}
