import { testActor } from 'lathe/node/testing';
import { AnonymousExportRequest, ExportRequest, ExportResult } from '../../common/transfer/exportShapes';
import { transferCalls } from '../../common/transferCalls';
import { sure } from '../testData';
import { TestTransfer } from './testTransfer';

const customer = 'ns__Customer__CST';
const order = 'ns__Order__CST';
const warning = '{0} cannot start with =.';
let transfer: TestTransfer;

beforeAll(async () => {
  transfer = await TestTransfer.open();
  await transfer.shop();
});

afterAll(() => transfer.close());

const columns = [
  'ns__number__CST',
  'ns__customer__CST',
  'ns__total__CST',
  'ns__status__CST',
  'ns__tags__CST',
  'ns__day__CST',
  'ns__at__CST',
];
const mapped = columns.map((field, column) => ({
  column,
  field,
  ...(field.includes('customer') ? { by: 'name' } : {}),
}));
const named = [{ column: 0, field: 'name' }, ...mapped.map((each) => ({ ...each, column: each.column + 1 }))];

describe('imports', () => {
  it('make rows of a file, whatever it is like, and tell of each row that fails', async () => {
    const customers = await transfer.imported(
      customer,
      'name;email;vip\nAnn;ann@example.org;是\nBob;bob@example.org;no\nBob;;\n',
      {
        columns: [
          { column: 0, field: 'name' },
          { column: 1, field: 'ns__email__CST' },
          { column: 2, field: 'ns__vip__CST' },
        ],
      },
    );
    expect(customers).toMatchObject({ rows: 3, created: 3, failed: 0 });
    const text = [
      'Name,Number,Customer,Total,Status,Tags,Day,At',
      'one,1,Ann,"12,345,678,901,234,567,890.25",open,a;b,31/01/2026,2026-01-31 18:00',
      'two,2,Bob,1,paid,,,',
      'three,3,Nobody,x,lost,c,31/02/2026,now',
      '=cmd,4,ann,($5.00),Open,,,',
      "'=safe,5,ann,($5.00),Open,,,",
      'six,1,,,,,,',
      'seven,,,,,,,',
    ].join('\r\n');
    const result = await transfer.imported(order, text, { columns: named, dates: 'dmy', zone: 'Asia/Shanghai' });
    expect(result).toMatchObject({ rows: 7, created: 2, updated: 0, failed: 5, dryRun: false });
    expect(
      result.failures.map(({ line, field, message }) => [line, field.replace(/ns__|__CST/g, ''), message]),
    ).toEqual([
      [3, 'customer', expect.stringContaining('several rows are called so')],
      [
        4,
        'customer',
        expect.stringMatching(/customer: The record does not.*total: .*digits.*status: .*choice.*must be a date such/),
      ],
      [5, 'name', warning.replace('{0}', 'Name')],
      [7, 'number', 'number is uniqued: another record has this value.'],
      [8, 'number', 'number is required'],
    ]);
    const rows = await transfer.data.query(order, {
      options: { orderby: [{ field: 'name', order: 'asc' }], fields: ['name', ...columns] },
    });
    expect(rows).toEqual([
      {
        name: '=safe',
        ns__number__CST: '5',
        ns__customer__CST: expect.any(String),
        ns__total__CST: -5,
        ns__status__CST: 'open',
        ns__tags__CST: null,
        ns__day__CST: null,
        ns__at__CST: null,
      },
      {
        name: 'one',
        ns__number__CST: '1',
        ns__customer__CST: expect.any(String),
        ns__total__CST: 12345678901234567890.25,
        ns__status__CST: 'open',
        ns__tags__CST: ['a', 'b'],
        ns__day__CST: '2026-01-31',
        ns__at__CST: '2026-01-31T10:00:00.000Z',
      },
    ]);
    const report = await transfer.file(result.report ?? '');
    expect(report.split('\r\n')[0]).toBe('\uFEFF#line,#problem,Name,Number,Customer,Total,Status,Tags,Day,At');
    expect(report.split('\r\n')[3]).toMatch(/^5,Name cannot start with =\.,'=cmd,4,ann/);
    const mended = await transfer.imported(
      order,
      report.replace('Nobody', 'Ann').replace('x,lost,c,31/02/2026,now', '3,,,,'),
      {
        columns: named.map((each) => ({ ...each, column: each.column + 2 })),
      },
    );
    expect(mended).toMatchObject({ rows: 5, created: 2, failed: 3 });
  });

  it('change rows that they find by a unique field, or try out what would become of them', async () => {
    const columnsOf = [
      { column: 0, field: 'ns__email__CST' },
      { column: 1, field: 'name' },
    ];
    const file = 'email,name\nann@example.org,Anna\nnew@example.org,New\nnew@example.org,Newer\n,x';
    const options = { columns: columnsOf, operation: 'upsert' as const, by: 'ns__email__CST' };
    const tried = await transfer.imported(customer, file, { ...options, dryRun: true });
    expect(tried).toMatchObject({ dryRun: true, created: 1, updated: 2, failed: 1 });
    const names = async () =>
      (
        await transfer.data.query(customer, {
          options: { fields: ['name'], orderby: [{ field: 'name', order: 'asc' }] },
        })
      ).map(({ name }) => name);
    expect(await names()).toEqual(['Ann', 'Bob', 'Bob']);
    expect(await transfer.imported(customer, file, options)).toMatchObject({
      dryRun: false,
      created: 1,
      updated: 2,
      failed: 1,
    });
    expect(await names()).toEqual(['Anna', 'Bob', 'Bob', 'Newer']);
    const missing = await transfer.imported(customer, 'email,name\nnobody@example.org,X', {
      ...options,
      operation: 'update',
    });
    expect(missing).toMatchObject({ updated: 0, failed: 1 });
  });

  it.each<[string, Parameters<TestTransfer['start']>[2], string, string]>([
    ['a field that is not there', { columns: [{ column: 0, field: 'nme' }] }, 'UNKNOWN_FIELD', 'Did you mean "name"?'],
    ['a field of the system', { columns: [{ column: 0, field: 'createdDate' }] }, 'READ_ONLY_FIELD', 'createdDate'],
    [
      'a field twice',
      {
        columns: [
          { column: 0, field: 'name' },
          { column: 1, field: 'NAME' },
        ],
      },
      'BAD_IMPORT',
      'Two columns',
    ],
    ['no key', { columns: [{ column: 0, field: 'name' }], operation: 'update' }, 'BAD_IMPORT', 'id'],
    [
      'a key that is not unique',
      { columns: [{ column: 0, field: 'name' }], operation: 'upsert', by: 'name' },
      'NOT_UNIQUE_FIELD',
      'name',
    ],
    ['a zone that is not there', { columns: [{ column: 0, field: 'name' }], zone: 'Moon' }, 'BAD_IMPORT', 'Moon'],
  ])('are refused with %s', async (_what, options, code, message) => {
    const { envelope } = await transfer.start(customer, await transfer.upload('a,b\n1,2'), options);
    expect(envelope).toMatchObject({ resCode: code, resMsg: expect.stringContaining(message) });
  });

  it('take no files of others, and nothing from who may not write', async () => {
    const foreign = await transfer.upload('name\nx', testActor({ userId: 'other' }));
    const options = { columns: [{ column: 0, field: 'name' }] };
    expect((await transfer.start(customer, foreign, options)).envelope.resCode).toBe('NOT_FOUND');
    const stranger = testActor({ userId: 'stranger', profile: 'Standard User' });
    const body = { fileId: foreign, ...options };
    const answer = await transfer.data.server.call(transferCalls.import, {
      as: stranger,
      params: { object: customer },
      body,
    });
    expect(answer.envelope.resCode).toBe('UNKNOWN_OBJECT');
  });
});

describe('files', () => {
  it('are looked at before they are taken', async () => {
    const fileId = await transfer.upload('Name\tns__total__CST\tcustomer\tnonsense\t#problem\nx\t1\tAnn\t\t');
    const { envelope } = await transfer.data.server.call(transferCalls.inspect, {
      as: transfer.ann,
      params: { object: order },
      body: { fileId },
    });
    expect(sure(envelope)).toMatchObject({
      format: 'csv',
      separator: '\t',
      columns: [
        { title: 'Name', field: 'name', samples: ['x'] },
        { title: 'ns__total__CST', field: 'ns__total__CST' },
        { title: 'customer', field: 'ns__customer__CST', by: 'name' },
        { title: 'nonsense' },
        { title: '#problem' },
      ],
    });
  });

  async function validated(filename: string, content: string) {
    const { server } = transfer.data;
    const headers = { ...server.headersOf(transfer.ann), 'content-type': 'text/csv' };
    const url = `/u-route/baas/bulk/v1.0/schema/validation?filename=${filename}`;
    return (await server.server.inject({ method: 'POST', url, headers, payload: content })).json<{
      resCode: string;
      resMsg: string;
      result: unknown;
    }>();
  }

  it('are matched with fields by what these are called in the language of the reader', async () => {
    const fileId = await transfer.upload('名称,所有者,number\n甲,ann,1\n');
    const { envelope } = await transfer.data.server.call(transferCalls.inspect, {
      as: { ...transfer.ann, locale: 'zh-CN' },
      params: { object: order },
      body: { fileId },
    });
    expect(sure(envelope).columns.map(({ field }) => field)).toEqual(['name', 'owner', 'ns__number__CST']);
  });

  it('are told to fit an object or not', async () => {
    expect(await validated(`${order}.csv`, 'name,number,total\na,b-1,2\nc,b-2,')).toMatchObject({
      result: { object: order, fits: true, rows: 2, failed: 0, missing: [] },
    });
    expect((await validated(`${order}.csv`, 'name,total,other\na,many,x\nb,1,x')).result).toMatchObject({
      fits: false,
      missing: ['ns__number__CST'],
      failed: 1,
      failures: [{ line: 2, field: 'ns__total__CST' }],
      columns: [{ title: 'name' }, { title: 'total' }, { title: 'other', problem: 'No field of Order is called so.' }],
    });
    expect(await validated('Nothing.csv', 'a')).toMatchObject({ resCode: 'UNKNOWN_OBJECT' });
    expect(await validated(`${order}.csv`, '')).toMatchObject({
      resCode: 'BAD_SHEET',
      resMsg: expect.stringContaining('no rows'),
    });
  });
});

describe('exports', () => {
  async function exported(request: object, call: 'export' | 'anonymousExport' = 'export') {
    const shape = call === 'export' ? ExportRequest : AnonymousExportRequest;
    const body = shape.parse({ object: customer, ...request });
    const { envelope } = await transfer.data.server.call(transferCalls[call], { as: transfer.ann, body });
    const job = await transfer.ended(sure(envelope).jobId);
    expect(job.error).toBeUndefined();
    const result = ExportResult.parse(job.result);
    return { result, text: await transfer.file(result.fileId) };
  }

  it('hold the rows that are asked for, in their order, with every digit', async () => {
    const all = await exported({
      object: order,
      fields: ['name', 'ns__total__CST', 'ns__customer__CST.name'],
      orderby: [{ field: 'name', order: 'desc' }],
    });
    expect(all.text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFname,ns__total__CST,ns__customer__CST.name',
      'three,3.0000,Anna',
    ]);
    expect(all.text).toContain("'=safe,-5.0000,Anna");
    expect(all.text).toContain('one,12345678901234567890.2500,Anna');
    expect(all.result).toMatchObject({ inexact: 1, rows: 4 });
    const some = await exported({
      condition: { conditions: [{ field: 'name', operator: 'startwith', value: 'N' }] },
      fields: ['name'],
    });
    expect(some.text).toBe('\uFEFFname\r\nNewer\r\n');
    const named = await exported({
      object: order,
      lookups: 'name',
      titles: 'labels',
      fields: ['ns__customer__CST'],
      limit: 1,
    });
    expect(named.text.split('\r\n')[0]).toContain('customer');
  });

  it('hold groups of rows with what is summed up, in any format', async () => {
    const groups = {
      object: order,
      groupby: ['ns__customer__CST', 'ns__status__CST', { field: 'createdDate', by: 'year' }],
      aggregate: [
        { alias: 'orders', function: 'count' },
        { alias: 'sum', function: 'sum', field: 'ns__total__CST' },
        { alias: 'first', function: 'min', field: 'name' },
      ],
      orderby: [{ field: 'sum', order: 'desc' }],
    };
    const year = new Date().getUTCFullYear();
    const named = await exported({ ...groups, lookups: 'name', titles: 'labels', limit: 2 });
    expect(named.text.split('\r\n')).toEqual([
      '\uFEFFcustomer,status,createdDate.year,orders,sum,first',
      expect.stringMatching(new RegExp(`^Anna,open,${year},\\d,1234567890\\d+\\.2500,`)),
      expect.any(String),
      '',
    ]);
    expect(named.result).toMatchObject({ rows: 2, inexact: 1 });
    const guarded = await exported({ ...groups, groupby: ['name'], fields: ['name', 'orders'], orderby: undefined });
    expect(guarded.text).toContain("\r\n'=safe,1\r\n");
    const one = await exported({ object: order, aggregate: groups.aggregate.slice(0, 1), format: 'xlsx' });
    expect(one.result).toMatchObject({ rows: 1, name: `${order}.xlsx` });
    const skipped = await exported({ ...groups, groupby: ['name'], fields: ['name'], orderby: undefined, skip: 3 });
    expect(skipped.result.rows).toBe(1);
  });

  it('make what tells of persons unrecognisable, the same each time within a file', async () => {
    const { text } = await exported(
      {
        fields: ['id', 'name', 'ns__email__CST', 'ns__vip__CST'],
        open: ['ns__vip__CST'],
        orderby: [{ field: 'name', order: 'asc' }],
      },
      'anonymousExport',
    );
    const rows = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    expect(rows).toHaveLength(4);
    const [anna, bob, otherBob] = rows;
    expect(bob?.[1]).toBe(otherBob?.[1]);
    expect(anna?.[1]).not.toBe(bob?.[1]);
    expect(text).not.toMatch(/Anna|Bob|example\.org/);
    expect(anna?.[2]).toMatch(/^[0-9a-f]{12}@example\.invalid$/);
    expect(anna?.[3]).toBe('true');
    const again = await exported({ fields: ['name'], orderby: [{ field: 'name', order: 'asc' }] }, 'anonymousExport');
    expect(again.text).not.toContain(anna?.[1]);
  });

  it('are refused where they can not be', async () => {
    const wrong = async (request: object, call: 'export' | 'anonymousExport' = 'export') => {
      const body = AnonymousExportRequest.parse({ object: customer, ...request });
      return (await transfer.data.server.call(transferCalls[call], { as: transfer.ann, body })).envelope.resCode;
    };
    expect(await wrong({ object: 'Nothing' })).toBe('UNKNOWN_OBJECT');
    expect(await wrong({ fields: ['nothing'] })).toBe('UNKNOWN_FIELD');
    expect(await wrong({ fields: ['name'], personal: ['owner'] }, 'anonymousExport')).toBe('BAD_QUERY');
    expect(await wrong({ fields: ['name'], personal: ['Naem'] }, 'anonymousExport')).toBe('UNKNOWN_FIELD');
    expect(await wrong({ fields: ['name'], open: ['owner.fullNam'] }, 'anonymousExport')).toBe('UNKNOWN_FIELD');
  });
});
