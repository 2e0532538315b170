import { metadataCalls, partCalls } from '../../../core/common/metadata/metadataCalls';
import { recordCalls } from '../../../core/common/metadata/recordCalls';
import { developer, Notebooks, reader, stranger, sure, uniqueName } from './notebooks';

describe('parts', () => {
  let books: Notebooks;

  beforeAll(async () => {
    books = await Notebooks.open();
  });

  afterAll(() => books.server.close());

  const at = (id: string) => ({ type: 'Notebook', id, part: 'Note' });

  it('are added, listed, read, changed and deleted', async () => {
    const book = await books.create();
    const note = await books.addNote(book, { data: { text: 'hello' } });
    expect(note).toMatchObject({ type: 'Note', parent: book.id, belongTo: null, data: { text: 'hello' } });
    const listed = await books.call(partCalls.list, { params: at(book.id), as: reader });
    expect([sure(listed), listed.envelope.count]).toEqual([[note], 1]);
    const params = { ...at(book.id), partId: note.id };
    expect(sure(await books.call(partCalls.get, { params, as: reader }))).toEqual(note);
    const changed = await books.call(partCalls.update, {
      params,
      body: { revision: 1, data: { text: 'bye' } },
      as: developer,
    });
    expect(sure(changed)).toMatchObject({ revision: 2, data: { text: 'bye' } });
    expect(sure(await books.call(partCalls.remove, { params, as: developer }))).toEqual({ deleted: 1 });
    expect((await books.call(partCalls.get, { params, as: developer })).status).toBe(404);
  });

  it('have names of their own in their parent', async () => {
    const [one, two] = [await books.create(), await books.create()];
    await books.addNote(one, { name: 'Same' });
    await books.addNote(two, { name: 'Same' });
    await expect(books.addNote(one, { name: 'same' })).rejects.toThrow('NOT_UNIQUE: same is uniqued');
  });

  it('are made many at once, all or none, and brought into another order', async () => {
    const book = await books.create();
    const records = ['a', 'b', 'c'].map((name, seqNo) => ({ name, data: { seqNo } }));
    const made = sure(
      await books.call(partCalls.createMany, { params: at(book.id), body: { records }, as: developer }),
    );
    expect(made.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    const body = { records: made.map(({ id }, index) => ({ id, revision: 1, data: { seqNo: 3 - index } })) };
    sure(await books.call(partCalls.updateMany, { params: at(book.id), body, as: developer }));
    const query = { order: 'data.seqNo' };
    const names = async () =>
      sure(await books.call(partCalls.list, { params: at(book.id), query, as: reader })).map(({ name }) => name);
    expect(await names()).toEqual(['c', 'b', 'a']);
    const half = { records: [{ name: 'd' }, { name: 'A' }] };
    expect(
      (await books.call(partCalls.createMany, { params: at(book.id), body: half, as: developer })).envelope.resCode,
    ).toBe('NOT_UNIQUE');
    const stale = {
      records: [
        { id: made[0]?.id ?? '', revision: 2, label: 'x' },
        { id: made[1]?.id ?? '', revision: 1 },
      ],
    };
    expect(
      (await books.call(partCalls.updateMany, { params: at(book.id), body: stale, as: developer })).envelope.resCode,
    ).toBe('STALE');
    expect(await names()).toEqual(['c', 'b', 'a']);
  });

  it('of one record are not reached through another', async () => {
    const [one, two] = [await books.create(), await books.create()];
    const note = await books.addNote(one);
    const params = { ...at(two.id), partId: note.id };
    expect((await books.call(partCalls.get, { params, as: developer })).status).toBe(404);
    expect(
      (await books.call(partCalls.update, { params, body: { revision: 1, label: 'x' }, as: developer })).status,
    ).toBe(404);
    expect((await books.call(partCalls.remove, { params, as: developer })).status).toBe(404);
    const records = [{ id: note.id, revision: 1, label: 'x' }];
    expect(
      (await books.call(partCalls.updateMany, { params: at(two.id), body: { records }, as: developer })).status,
    ).toBe(404);
    expect(await books.exists(note)).toBe(true);
  });

  it('of another tenant are not there', async () => {
    const book = await books.create();
    const note = await books.addNote(book);
    const params = { ...at(book.id), partId: note.id };
    const as = stranger;
    const body = { name: uniqueName() };
    expect((await books.call(partCalls.list, { params, as })).status).toBe(404);
    expect((await books.call(partCalls.get, { params, as })).status).toBe(404);
    expect((await books.call(partCalls.create, { params, body, as })).status).toBe(404);
    expect((await books.call(partCalls.createMany, { params, body: { records: [body] }, as })).status).toBe(404);
    expect((await books.call(partCalls.update, { params, body: { revision: 1 }, as })).status).toBe(404);
    expect((await books.call(partCalls.remove, { params, as })).status).toBe(404);
    const theirs = await books.create({}, { as });
    const stolen = await books.call(metadataCalls.create, {
      params: { type: 'Note' },
      body: { ...body, parent: book.id },
      as,
    });
    expect(stolen.status).toBe(404);
    expect(theirs.id).not.toBe(book.id);
  });

  it('need a parent that takes them', async () => {
    const [book, other] = [await books.create(), await books.create()];
    const body = { name: uniqueName() };
    const alone = await books.call(metadataCalls.create, { params: { type: 'Note' }, body, as: developer });
    expect(alone.envelope.resCode).toBe('BAD_PARENT');
    const nested = await books.call(metadataCalls.create, {
      params: { type: 'nb' },
      body: { ...body, parent: book.id },
      as: developer,
    });
    expect(nested.envelope.resCode).toBe('BAD_PARENT');
    const wrong = await books.call(partCalls.list, {
      params: { type: 'Notebook', id: book.id, part: 'Notebook' },
      as: developer,
    });
    expect(wrong.envelope.resCode).toBe('BAD_PARENT');
    const note = await books.addNote(book);
    expect(await books.update(note, { parent: other.id })).toMatchObject({ parent: other.id, revision: 2 });
    const path = sure(await books.call(recordCalls.path, { params: { id: note.id }, as: reader }));
    expect(path.map(({ id }) => id)).toEqual([other.id, note.id]);
  });

  it("are nobody's to change without the permission", async () => {
    const book = await books.create();
    const note = await books.addNote(book);
    const params = { ...at(book.id), partId: note.id };
    const body = { name: uniqueName() };
    for (const [as, forged, code] of [
      [reader, false, 'FORBIDDEN'],
      [developer, true, 'FORGERY'],
    ] as const) {
      const codes = [
        await books.call(partCalls.create, { params, body, as, forged }),
        await books.call(partCalls.createMany, { params, body: { records: [body] }, as, forged }),
        await books.call(partCalls.update, { params, body: { revision: 1 }, as, forged }),
        await books.call(partCalls.updateMany, {
          params,
          body: { records: [{ id: note.id, revision: 1 }] },
          as,
          forged,
        }),
        await books.call(partCalls.remove, { params, as, forged }),
      ].map(({ envelope }) => envelope.resCode);
      expect(new Set(codes)).toEqual(new Set([code]));
    }
  });

  it('travel with their record, and what names another follows', async () => {
    const { import: take, export: give, createMany } = metadataCalls;
    const book = await books.create({ name: 'Packed', label: 'Packed up', data: { cover: 'red' } });
    const first = await books.addNote(book, { name: 'First' });
    await books.addNote(book, { name: 'Second', data: { about: [first.id] } });
    const records = sure(await books.call(give, { params: { type: 'nb' }, query: { ids: book.id }, as: reader }));
    expect(records).toMatchObject([{ name: 'Packed', children: { Note: [{ name: 'First' }, { name: 'Second' }] } }]);
    const project = await books.create();
    const headers = { 'project-id': project.id };
    const imported = async (existing?: 'update' | 'skip') =>
      books.call(take, {
        params: { type: 'Notebook' },
        body: { records: [...records], existing },
        headers,
        as: developer,
      });
    const { created } = sure(await imported());
    expect(created).toHaveLength(3);
    const copied = sure(
      await books.call(partCalls.list, { params: at(created[0] ?? ''), query: { order: 'name' }, as: reader }),
    );
    expect(copied.map(({ data }) => data)).toEqual([{}, { about: [copied[0]?.id] }]);
    expect(copied[0]?.belongTo).toBe(project.id);
    expect((await imported()).envelope.resCode).toBe('NOT_UNIQUE');
    expect(sure(await imported('skip'))).toMatchObject({ created: [], updated: [] });
    expect(sure(await imported('update'))).toMatchObject({ created: [], updated: [], unchanged: { length: 3 } });
    await books.update(
      sure(await books.call(metadataCalls.get, { params: { type: 'nb', id: created[0] ?? '' }, as: reader })),
      { label: 'Changed' },
    );
    expect(sure(await imported('update')).updated).toEqual([created[0]]);
    const broken = [{ name: uniqueName() }, { name: 'bad name' }];
    expect(
      (await books.call(take, { params: { type: 'nb' }, body: { records: broken }, as: developer })).envelope.resCode,
    ).toBe('BAD_NAME');
    expect((await books.call(take, { params: { type: 'nb' }, body: { records: broken }, as: reader })).status).toBe(
      403,
    );
    const foreign = sure(await books.call(give, { params: { type: 'nb' }, as: stranger }));
    expect(foreign.map(({ name }) => name)).not.toContain('Packed');
    const two = [{ name: uniqueName() }, { name: uniqueName() }];
    expect(
      sure(await books.call(createMany, { params: { type: 'nb' }, body: { records: two }, as: developer })),
    ).toHaveLength(2);
  });
});
