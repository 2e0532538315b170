import { lockCalls, metadataCalls, type MetadataRecord, partCalls, recycleCalls } from 'lathe/common';
import { testActor } from 'lathe/node/testing';
import { componentCalls } from '../../common/appCalls';
import { developer, nobody, stranger, TestApps } from '../testApps';

describe('the components of an application', () => {
  let test: TestApps;
  let app: MetadataRecord;
  let number = 0;

  beforeAll(async () => {
    test = await TestApps.open();
  });

  beforeEach(async () => {
    app = await test.app(`App${++number}`);
    const folders = (await tree()).map(({ id }) => id);
    await test.ask(componentCalls.remove, { params: { appId: app.id }, body: { ids: folders } });
  });

  afterAll(() => test.close());

  const tree = (of = app) => test.ask(componentCalls.tree, { params: { appId: of.id } });
  const add = (data: object, name = 'it', to = app) =>
    test.refusal(partCalls.create, {
      params: { type: 'Application', id: to.id, part: 'ApplicationComponent' },
      body: { name, data: { ...data } },
    });
  /** The tree in a line: folders with what is in them. */
  const drawn = async (of = app) => {
    const all = await tree(of);
    const below = (parent: string | null): string =>
      all
        .filter((one) => one.parent === parent)
        .map(({ id, name, type }) => (type === 'Folder' ? `${name}(${below(id)})` : name))
        .join(' ');
    return below(null);
  };
  const move = (ids: readonly MetadataRecord[], parent?: MetadataRecord, before?: MetadataRecord) =>
    test.ask(componentCalls.move, {
      params: { appId: app.id },
      body: { ids: ids.map(({ id }) => id), parent: parent?.id ?? null, before: before?.id },
    });

  it('stand for things that are there, once each, in the specification’s words', async () => {
    const script = await test.record('Script', `Once${number}`);
    const again = { type: 'Script', compId: script.id };
    expect((await add(again))[0]).toBe('0');
    expect(await add(again, 'other')).toEqual(['COMPONENT_TWICE', 'A component can only be added once!']);
    expect((await add({ type: 'Script', itemID: script.id }, 'other'))[0]).toBe('COMPONENT_TWICE');
    expect(await add({ type: 'Script' }, 'none')).toEqual(['COMPONENT_NOT_THERE', 'Component does not exist.']);
    expect((await add({ type: 'Script', compId: '00sc0000000000000000' }, 'none'))[0]).toBe('COMPONENT_NOT_THERE');
    expect((await add({ type: 'object', compId: script.id }, 'none'))[0]).toBe('COMPONENT_NOT_THERE');
    expect((await add({ type: 'Flow', compId: script.id }, 'none'))[0]).toBe('COMPONENT_NOT_THERE');
    expect((await add({ type: 'Odd' }, 'none'))[0]).toBe('INVALID_DATA');
    const twice = { name: 'a', data: { type: 'Script', compId: (await test.record('Script', `B${number}`)).id } };
    const batch = { params: { type: 'Application', id: app.id, part: 'ApplicationComponent' } };
    const records = [twice, { ...twice, name: 'b' }];
    expect((await test.refusal(partCalls.createMany, { ...batch, body: { records } }))[0]).toBe('COMPONENT_TWICE');
  });

  it('have folders with names of their own in each, and no others', async () => {
    const folder = await test.folder(app, 'Deep');
    expect(await add({ type: 'Folder' }, 'deep')).toEqual(['DUPLICATED_FOLDER', 'Duplicated folder.']);
    const inner = await test.folder(app, 'Deep', folder.id);
    const script = await test.script(app, `S${number}`);
    const wrong = 'Parent folder is invalid.';
    expect(await add({ type: 'Folder', parent: script.id }, 'x')).toEqual(['PARENT_FOLDER_INVALID', wrong]);
    expect((await add({ type: 'Folder', parent: '000p0000000000000000' }, 'x'))[1]).toBe(wrong);
    const other = await test.folder(await test.app(`Other${number}`), 'Theirs');
    expect((await add({ type: 'Folder', parent: other.id }, 'x'))[1]).toBe(wrong);
    const into = (parent: string) =>
      test.refusal(componentCalls.move, { params: { appId: app.id }, body: { ids: [folder.id], parent } });
    expect((await into(inner.id))[1]).toBe(wrong);
    expect((await into(folder.id))[1]).toBe(wrong);
    await move([inner], undefined).then(
      () => expect('a duplicate').toBe('refused'),
      (error: Error) => expect(error.message).toContain('Duplicated folder.'),
    );
  });

  it('are numbered one after the other, also when they are added together', async () => {
    const scripts = await Promise.all(['a', 'b', 'c'].map((name) => test.record('Script', `${name}batch${number}`)));
    const records = scripts.map(({ name, id }) => ({ name, data: { type: 'Script', compId: id } }));
    const batch = { params: { type: 'Application', id: app.id, part: 'ApplicationComponent' } };
    await test.ask(partCalls.createMany, { ...batch, body: { records } });
    expect((await tree()).map(({ name, seqNo }) => [name.charAt(0), seqNo])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
  });

  it('of two types may have one name in a folder', async () => {
    const script = await test.record('Script', `Same${number}`);
    const layout = await test.record('Layout', `Same${number}`);
    expect((await add({ type: 'Script', compId: script.id }, 'same'))[0]).toBe('0');
    expect((await add({ type: 'Layout', compId: layout.id }, 'same'))[0]).toBe('0');
    expect(await drawn()).toBe('same same');
  });

  it('move to where they are dropped, several at once', async () => {
    const [one, two, three, four] = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => test.script(app, `${name}${number}`)),
    );
    const folder = await test.folder(app, 'F');
    if (!one || !two || !three || !four) throw new Error('There are four.');
    await move([one, two, three, four]);
    const n = number;
    expect(await drawn()).toBe(`F() a${n} b${n} c${n} d${n}`);
    await move([four, one], undefined, two);
    expect(await drawn()).toBe(`F() d${n} a${n} b${n} c${n}`);
    const placed = await move([two, three], folder);
    expect(placed.map(({ parent, seqNo }) => [parent, seqNo])).toEqual([
      [folder.id, 1],
      [folder.id, 2],
    ]);
    await move([one], folder, three);
    expect(await drawn()).toBe(`F(b${n} a${n} c${n}) d${n}`);
    await move([folder, one, three], undefined);
    expect(await drawn()).toBe(`d${n} F(b${n} a${n} c${n})`);
    const missing = { params: { appId: app.id }, body: { ids: [one.id, '000p0000000000000000'], parent: null } };
    expect((await test.refusal(componentCalls.move, missing))[0]).toBe('NOT_FOUND');
  });

  it('find room however often something is put between two of them', async () => {
    const [one, two, three] = [
      await test.script(app, `x${number}`),
      await test.script(app, `y${number}`),
      await test.script(app, `z${number}`),
    ];
    for (let turn = 0; turn < 45; turn++) await move([turn % 2 ? two : three], undefined, turn % 2 ? three : two);
    expect((await drawn()).split(' ')).toHaveLength(3);
    expect((await tree()).map(({ id }) => id)).toEqual([one.id, three.id, two.id]);
    const seqs = (await tree()).map(({ seqNo }) => seqNo);
    expect(new Set(seqs).size).toBe(3);
  });

  it('are pasted from another application, cut or copied, with all that is inside', async () => {
    const from = app;
    const folder = await test.folder(from, 'Box');
    const inner = await test.folder(from, 'Inner', folder.id);
    await test.script(from, `p${number}`, inner.id);
    const into = await test.app(`Into${number}`);
    const paste = (mode: 'cut' | 'copy', to = into) =>
      test.refusal(componentCalls.paste, {
        params: { appId: to.id },
        body: { mode, from: from.id, ids: [folder.id], parent: null },
      });
    expect((await paste('copy'))[0]).toBe('0');
    const box = `Box(Inner(p${number}))`;
    expect(await drawn(into)).toBe(`Logic() Model() Page() ${box}`);
    expect(await drawn()).toBe(box);
    expect(await paste('copy')).toEqual(['COMPONENT_TWICE', 'A component can only be added once!']);
    expect((await paste('cut'))[0]).toBe('DUPLICATED_FOLDER');
    const third = await test.app(`Third${number}`);
    expect((await paste('cut', third))[0]).toBe('0');
    expect([await drawn(), await drawn(third)]).toEqual(['', `Logic() Model() Page() ${box}`]);
    expect((await tree(third)).find(({ name }) => name === 'Inner')?.id).toBe(inner.id);
    const own = (await tree(into)).find(({ name }) => name.startsWith('p'))?.id ?? '';
    const copyWithin = { mode: 'copy' as const, from: into.id, ids: [own], parent: null };
    expect((await test.refusal(componentCalls.paste, { params: { appId: into.id }, body: copyWithin }))[0]).toBe(
      'COMPONENT_TWICE',
    );
    const cutWithin = { ...copyWithin, mode: 'cut' as const };
    await test.ask(componentCalls.paste, { params: { appId: into.id }, body: cutWithin });
    expect(await drawn(into)).toBe(`Logic() Model() Page() Box(Inner()) p${number}`);
  });

  it('go with their folder, and what they stand for stays', async () => {
    const folder = await test.folder(app, 'Gone');
    const script = await test.script(app, `g${number}`, folder.id);
    const remove = (folderId: string) =>
      test.refusal(componentCalls.removeFolder, { params: { appId: app.id, folderId } });
    expect(await remove('000p0000000000000000')).toEqual(['NO_FOLDER', 'no folder is found!']);
    expect(await remove(script.id)).toEqual(['FOLDER_TO_DELETE_INVALID', 'Folder to delete is invalid.']);
    expect((await remove(folder.id))[0]).toBe('0');
    expect(await drawn()).toBe('');
    expect(await test.run(`select name from @metadata where name = 'g${number}' and deletion is null`)).toHaveLength(1);
  });

  it('are made together with what they stand for, both or none', async () => {
    const folder = await test.folder(app, 'Home');
    const make = (body: object) =>
      test.server.call(componentCalls.create, {
        as: developer,
        params: { appId: app.id },
        body: { type: '', name: '', ...body },
      });
    const { component, record } =
      (await make({ type: 'script', name: `made${number}`, label: 'Made', data: { code: 'x' }, parent: folder.id }))
        .envelope.result ?? {};
    expect(record).toMatchObject({ type: 'Script', belongTo: app.id, label: 'Made', data: { code: 'x' } });
    expect(component?.data).toEqual({ type: 'Script', compId: record?.id, parent: folder.id, seqNo: 1 });
    expect((await make({ type: 'Folder', name: 'Inner', parent: folder.id })).envelope.result?.record).toBeNull();
    const address = (await make({ type: 'URLMap', name: 'Docs', data: { url: 'https://example.com' } })).envelope
      .result;
    expect(address?.component.data['url']).toBe('https://example.com');
    const refused = async (body: object) => (await make(body)).envelope.resCode;
    expect(await refused({ type: 'Odd', name: 'x' })).toBe('COMPONENT_NOT_CREATABLE');
    expect(await refused({ type: 'Flow', name: 'x' })).toBe('COMPONENT_NOT_CREATABLE');
    expect(await refused({ type: 'Script', name: 'two words' })).toBe('BAD_NAME');
    expect(await refused({ type: 'Script', name: `lost${number}`, parent: component?.id })).toBe(
      'PARENT_FOLDER_INVALID',
    );
    expect(await test.run(`select from @metadata where name = 'lost${number}'`)).toEqual([]);
  });

  it('are deleted with what they stand for where told, and come back with it', async () => {
    const folder = await test.folder(app, 'Both');
    const script = await test.script(app, `both${number}`, folder.id);
    const compId = String(script.data['compId']);
    const user = await test.record('Tab', `Uses${number}`, { kind: 'link', url: '/x' });
    await test.run(`insert into @metadata_reference values ('${user.id}', 'data.x', '${compId}', false)`);
    const remove = () =>
      test.refusal(componentCalls.remove, { params: { appId: app.id }, body: { ids: [folder.id], things: true } });
    expect((await remove())[0]).toBe('IN_USE');
    await test.run(`delete from @metadata_reference where source = '${user.id}'`);
    expect((await remove())[0]).toBe('0');
    const alive = () =>
      test.run(`select from @metadata where id in ('${compId}', '${script.id}') and deletion is null`);
    expect(await alive()).toHaveLength(0);
    await test.ask(recycleCalls.restore, { params: { id: folder.id } });
    expect(await alive()).toHaveLength(2);
  });

  it('tell who edits what they stand for, and what is gone', async () => {
    const script = await test.script(app, `l${number}`);
    const compId = String(script.data['compId']);
    const other = testActor({ userId: '10gd000000000other00', userName: 'olga', permissions: developer.permissions });
    await test.ask(lockCalls.lock, { as: other, params: { id: compId } });
    expect(await tree()).toMatchObject([
      { missing: false, active: true, lockInfo: { locked: true, userName: 'olga', editable: false } },
    ]);
    const own = await test.ask(componentCalls.tree, { as: other, params: { appId: app.id } });
    expect(own).toMatchObject([{ lockInfo: { editable: true } }]);
    await test.ask(lockCalls.unlock, { as: other, params: { id: compId } });
    await test.ask(metadataCalls.remove, { params: { type: 'Script', id: compId } });
    expect(await tree()).toMatchObject([{ missing: true, lockInfo: { locked: false, editable: true } }]);
  });

  it('stay as they are while somebody else holds the application', async () => {
    const script = await test.script(app, `h${number}`);
    const other = testActor({ userId: '10gd000000000other00', userName: 'olga', permissions: developer.permissions });
    await test.ask(lockCalls.lock, { as: other, params: { id: app.id } });
    const body = { ids: [script.id], parent: null };
    const params = { appId: app.id };
    expect((await test.refusal(componentCalls.move, { params, body }))[0]).toBe('LOCKED');
    expect((await test.refusal(componentCalls.remove, { params, body: { ids: [script.id] } }))[0]).toBe('LOCKED');
    expect((await test.refusal(componentCalls.move, { as: other, params, body }))[0]).toBe('0');
  });

  it('are nobody’s business who may not develop, or is of another tenant', async () => {
    const script = await test.script(app, `n${number}`);
    const params = { appId: app.id, folderId: script.id };
    const ids = [script.id];
    const tries = (as: typeof nobody) => [
      test.refusal(componentCalls.tree, { as, params }),
      test.refusal(componentCalls.move, { as, params, body: { ids, parent: null } }),
      test.refusal(componentCalls.paste, { as, params, body: { ids, parent: null, mode: 'cut', from: app.id } }),
      test.refusal(componentCalls.remove, { as, params, body: { ids } }),
      test.refusal(componentCalls.removeFolder, { as, params }),
      test.refusal(componentCalls.create, { as, params, body: { type: 'Folder', name: 'x' } }),
    ];
    expect((await Promise.all(tries(nobody))).map(([code]) => code)).toEqual(Array(6).fill('FORBIDDEN'));
    expect((await Promise.all(tries(stranger))).map(([code]) => code)).toEqual(Array(6).fill('NOT_FOUND'));
  });
});
