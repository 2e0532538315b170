import { FailedCall, LiveEvents } from 'lathe';
import { trackDisposables } from 'lathe/testing';
import { when } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { Condition } from '../../common/query/queryRequest';
import { testField, testObject } from '../testField';
import { RowSource } from './rowSource';
import type { DataRows } from './dataRows';

type Rows = Pick<DataRows, 'query' | 'search' | 'count' | 'get' | 'update' | 'bulk'>;

const id = (index: number): string => `r${String(index).padStart(6, '0')}`;

/** Rows that go by their ids, as many as wanted. */
class TestRows implements Rows {
  readonly asked: string[] = [];
  readonly stored = new Map<string, Row>();
  constructor(public size: number) {}

  query: Rows['query'] = async (_object, { condition, options = {} }) => {
    const { skip = 0, limit = 0, orderby } = options;
    const falling = orderby?.[0]?.order === 'desc';
    const from = anchorIn(condition);
    this.asked.push(`${falling ? 'back' : 'on'} from ${from ?? 'start'} skip ${skip} limit ${limit}`);
    const start = from === undefined ? (falling ? this.size - 1 : 0) : Number(from.slice(1)) + (falling ? -1 : 1);
    const indexes = Array.from({ length: limit }, (_, at) => (falling ? start - skip - at : start + skip + at));
    return indexes.filter((index) => index >= 0 && index < this.size).map((index) => this.row(id(index)));
  };
  search: Rows['search'] = (object, _text, request) => this.query(object, request);
  count: Rows['count'] = async () => this.size;
  get: Rows['get'] = async (_object, wanted) => this.row(wanted);
  update: Rows['update'] = async (_object, wanted, values) => {
    const before = this.row(wanted);
    if (values['revision'] !== before['revision']) throw refused('ROW_STALE');
    if (values['text'] === 'wrong') throw refused('INVALID_ROW', [{ path: 'body.text', message: 'tooLong' }]);
    this.stored.set(wanted, { ...before, ...values, revision: Number(before['revision']) + 1 });
    return { id: wanted, revision: 2 };
  };
  bulk: Rows['bulk'] = async (object, _operation, records) =>
    Promise.all(
      records.map(async (record) => {
        const wanted = String(record['id']);
        try {
          await this.update(object, wanted, record);
          return { id: wanted, success: true };
        } catch (error) {
          return { success: false, error: { resCode: 'INVALID_ROW', resMsg: String(error) } };
        }
      }),
    );
  row(wanted: string): Row {
    return this.stored.get(wanted) ?? { id: wanted, revision: 1, text: 'a', note: 'n' };
  }
}

function anchorIn(condition: Condition | undefined): string | undefined {
  return /"value":"(r\d+)"/.exec(JSON.stringify(condition ?? {}))?.[1];
}

function refused(code: string, fields: { path: string; message: string }[] = []): FailedCall {
  return new FailedCall({ resCode: code, resMsg: code, fields }, 409);
}

describe('RowSource', () => {
  const keep = trackDisposables();

  async function sourceOf(size: number) {
    const rows = new TestRows(size);
    const object = testObject([testField('text'), testField('textarea', { name: 'note' })]);
    const source = new RowSource({ rows, events: new LiveEvents(), locale: 'en' }, object);
    keep(source.follow());
    source.show({ fields: ['text', 'note'] });
    await when(() => source.state === 'ready' && source.isCounted);
    return { rows, source };
  }
  const loaded = (source: RowSource, index: number) => when(() => source.at(index) !== undefined);

  it('knows how many rows there are, and has the first of them', async () => {
    const { source } = await sourceOf(1_000_000);
    expect([source.total, source.at(0)?.['id'], source.at(99)?.['id'], source.at(100)]).toEqual([
      1_000_000,
      id(0),
      id(99),
      undefined,
    ]);
  });

  it('goes on from rows it knows, and skips from the nearer end where it knows none', async () => {
    const { rows, source } = await sourceOf(1_000_000);
    source.need(100, 150);
    await loaded(source, 100);
    expect(rows.asked.at(-1)).toBe(`on from ${id(99)} skip 0 limit 100`);
    source.need(999_950, 1_000_000);
    await loaded(source, 999_999);
    expect(rows.asked.at(-1)).toBe('back from start skip 0 limit 100');
    expect(source.at(999_950)?.['id']).toBe(id(999_950));
    source.need(999_800, 999_900);
    await loaded(source, 999_850);
    expect(rows.asked.at(-1)).toBe(`back from ${id(999_900)} skip 0 limit 100`);
    expect(source.at(999_850)?.['id']).toBe(id(999_850));
  });

  it('finds the row before a page that is far away, and goes on from it', async () => {
    const { rows, source } = await sourceOf(1_000_000);
    source.need(300_000, 300_050);
    await loaded(source, 300_000);
    expect(rows.asked.slice(-2)).toEqual([
      `on from ${id(99)} skip 299899 limit 1`,
      `on from ${id(299_999)} skip 0 limit 100`,
    ]);
    expect(source.at(300_000)?.['id']).toBe(id(300_000));
    source.need(800_000, 800_050);
    await loaded(source, 800_000);
    expect(rows.asked.slice(-2)).toEqual([
      'back from start skip 199899 limit 1',
      `back from ${id(800_100)} skip 0 limit 100`,
    ]);
    expect(source.at(800_000)?.['id']).toBe(id(800_000));
  });

  it('counts anew before it goes from the end, so that rows keep their places when one is gone', async () => {
    const { rows, source } = await sourceOf(2202);
    source.need(2195, 2202);
    await loaded(source, 2201);
    rows.size = 2201;
    source.reload();
    await when(() => source.total === 2201 && source.at(2201) === undefined);
    expect([source.at(2199)?.['id'], source.at(2200)?.['id']]).toEqual([id(2199), id(2200)]);
  });

  it('shows a change at once, and what the server made of it', async () => {
    const { source } = await sourceOf(3);
    const saving = source.save(source.at(1) ?? {}, { text: 'b' });
    expect(source.at(1)?.['text']).toBe('b');
    expect((await saving).kind).toBe('saved');
    expect(source.at(1)).toMatchObject({ text: 'b', revision: 2 });
  });

  it('saves what is changed in a row while it is being saved, and shows it all the time', async () => {
    const { rows, source } = await sourceOf(3);
    const first = source.save(source.at(1) ?? {}, { text: 'b' });
    const second = source.save(source.at(1) ?? {}, { note: 'x' });
    const third = source.save(source.at(1) ?? {}, { text: 'c' });
    expect((await first).kind).toBe('saved');
    expect(source.at(1)).toMatchObject({ text: 'c', note: 'x' });
    expect([(await second).kind, (await third).kind]).toEqual(['saved', 'saved']);
    expect(rows.stored.get(id(1))).toMatchObject({ text: 'c', note: 'x' });
  });

  it('saves what comes after a change that is refused', async () => {
    const { source } = await sourceOf(3);
    const first = source.save(source.at(1) ?? {}, { text: 'wrong' });
    const second = source.save(source.at(1) ?? {}, { note: 'x' });
    expect([(await first).kind, (await second).kind]).toEqual(['refused', 'saved']);
    expect(source.at(1)).toMatchObject({ text: 'a', note: 'x' });
  });

  it('takes back what is refused', async () => {
    const { source } = await sourceOf(3);
    const outcome = await source.save(source.at(1) ?? {}, { text: 'wrong' });
    expect([outcome.kind, outcome.errors.get('text')]).toEqual(['refused', 'tooLong']);
    expect(source.at(1)?.['text']).toBe('a');
  });

  it('saves many, and tells which were refused', async () => {
    const { rows, source } = await sourceOf(3);
    const [one = {}, other = {}] = await source.load(0, 2);
    const failed = await source.saveMany([
      { row: one, changes: { text: 'b' } },
      { row: other, changes: { text: 'wrong' } },
    ]);
    expect(failed.map(({ change }) => change.row)).toEqual([other]);
    await when(() => source.at(0)?.['text'] === 'b' && source.at(1)?.['text'] === 'a');
    expect(rows.stored.size).toBe(1);
  });

  it('gives rows that are out of sight', async () => {
    const { source } = await sourceOf(1000);
    const rows = await source.load(95, 305);
    expect([rows.length, rows[0]?.['id'], rows.at(-1)?.['id']]).toEqual([210, id(95), id(304)]);
  });

  it('saves beside what others have changed, but never over it', async () => {
    const { rows, source } = await sourceOf(3);
    rows.stored.set(id(1), { ...rows.row(id(1)), note: 'theirs', revision: 5 });
    expect((await source.save(source.at(1) ?? {}, { text: 'b' })).kind).toBe('saved');
    expect(source.at(1)).toMatchObject({ text: 'b', note: 'theirs', revision: 6 });
    rows.stored.set(id(2), { ...rows.row(id(2)), text: 'theirs', revision: 5 });
    expect((await source.save(source.at(2) ?? {}, { text: 'mine' })).kind).toBe('conflict');
    expect(source.at(2)).toMatchObject({ text: 'theirs', revision: 5 });
    expect(rows.stored.get(id(2))?.['text']).toBe('theirs');
  });
});
