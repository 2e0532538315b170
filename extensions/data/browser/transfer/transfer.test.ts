import { AntiForgery, Api } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import { DataClient } from '../dataClient';
import { ExportModel } from './exportModel';
import type { ExportScope } from './exportScopes';
import { ImportModel } from './importModel';

interface Sent {
  readonly url: string;
  readonly body: unknown;
}

let sent: Sent[] = [];

const inspection = {
  ...{ format: 'csv', sheets: [], separator: ',', encoding: 'utf-8', rows: [['1', 'Ann']] },
  columns: [
    { title: 'Number', samples: ['1'], field: 'number' },
    { title: 'Customer', samples: ['Ann'], field: 'customer', by: 'name' },
    { title: 'x', samples: [] },
  ],
};

function answer(url: string, { body }: RequestInit = {}) {
  const read: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  sent.push({ url: url.replace('/u-route/baas/', ''), body: read });
  const refused = url.endsWith('/import/Closed');
  const result = url.includes('/blobs')
    ? { id: 'b'.repeat(20), size: 5 }
    : url.endsWith('/inspection')
      ? inspection
      : { jobId: 'j'.repeat(20) };
  const envelope = refused ? { resCode: 'BAD_IMPORT', resMsg: 'No column.' } : { resCode: '0', resMsg: '', result };
  const status = refused ? 400 : 200;
  return Promise.resolve({ ok: !refused, status, headers: new Headers(), json: () => Promise.resolve(envelope) });
}

function start() {
  const container = createTestContainer({ bind: [DataClient] });
  const tokens: AntiForgery = { token: () => Promise.resolve('t'), forget: () => undefined };
  container.bind(AntiForgery).toConstantValue(tokens);
  return { api: container.get(Api), client: container.get(DataClient) };
}

beforeEach(() => {
  sent = [];
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true, writable: true });
});

const bodyOf = (end: string): unknown => sent.findLast(({ url }) => url.endsWith(end))?.body;

describe('an import', () => {
  it('goes from a file over its columns to a job, as the user says', async () => {
    const started: string[] = [];
    const model = new ImportModel('Order', { ...start(), started: (id) => started.push(id) });
    await model.take(new File(['x'], 'orders.csv'));
    expect([model.step, model.columns]).toEqual([
      'mapping',
      [
        { column: 0, field: 'number', by: undefined },
        { column: 1, field: 'customer', by: 'name' },
      ],
    ]);
    model.map(0, undefined);
    model.map(2, { field: 'total' });
    model.set({ operation: 'upsert', by: 'number', zone: 'UTC' });
    await model.start(true);
    expect(bodyOf('/import/Order')).toMatchObject({
      ...{ operation: 'upsert', by: 'number', dryRun: true, blank: 'keep', formulas: 'refuse' },
      columns: [
        { column: 1, field: 'customer', by: 'name' },
        { column: 2, field: 'total' },
      ],
    });
    expect([model.step, started]).toEqual(['result', ['j'.repeat(20)]]);
    model.back('mapping');
    expect([model.step, started.at(-1)]).toEqual(['mapping', '']);
  });

  it('takes the ids of an exported file for finding rows alone', async () => {
    const model = new ImportModel('Order', { ...start(), started: () => undefined });
    await model.take(new File(['x'], 'orders.csv'));
    model.map(2, { field: 'id' });
    const fields = () => model.columns.map(({ field }) => field);
    expect(fields()).toEqual(['number', 'customer']);
    model.set({ operation: 'update' });
    expect(fields()).toEqual(['number', 'customer', 'id']);
    model.set({ by: 'number' });
    expect(fields()).toEqual(['number', 'customer']);
  });

  it('says why it was refused, and stays where it was', async () => {
    const model = new ImportModel('Closed', { ...start(), started: () => undefined });
    await model.take(new File(['x'], 'orders.csv'));
    await model.start(false);
    expect([model.step, model.problem, model.busy]).toEqual(['mapping', 'No column.', false]);
  });
});

describe('an export', () => {
  async function exported(scope: ExportScope, change: Parameters<ExportModel['set']>[0] = {}) {
    const model = new ExportModel('Order', { client: start().client, scope: () => scope, started: () => undefined });
    model.set(change);
    await model.start();
    return model;
  }

  it('is of the rows that were chosen, of those that were shown, or of all', async () => {
    const condition = { conditions: [{ field: 'name', operator: 'isnull' as const }] };
    const scope: ExportScope = { ids: ['1', '2'], condition, search: 'x', fields: ['name', 'customer.name'] };
    expect((await exported(scope)).choices).toEqual(['chosen', 'shown', 'all']);
    expect(bodyOf('/export')).toMatchObject({ object: 'Order', ids: ['1', '2'], fields: ['name', 'customer.name'] });
    expect(bodyOf('/export')).not.toHaveProperty('condition');
    await exported(scope, { rows: 'shown', format: 'xlsx' });
    expect(bodyOf('/export')).toMatchObject({ condition, search: 'x', format: 'xlsx' });
    await exported({}, { anonymous: true });
    expect(bodyOf('/anony')).toMatchObject({ object: 'Order', format: 'csv' });
    expect(bodyOf('/anony')).not.toHaveProperty('ids');
  });
});
