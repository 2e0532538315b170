import { sql } from 'kysely';
import type { LiveEvent } from '../../../core/common/events/liveEvent';
import { isEditable, isUnlockable } from '../../../core/common/metadata/lockRules';
import { metadataCalls } from '../../../core/common/metadata/metadataCalls';
import { lockCalls, recordCalls, recycleCalls, versionCalls } from '../../../core/common/metadata/recordCalls';
import { sessionTopic } from '../../../core/common/session/sessionEvent';
import { Events } from '../../../core/node/events/events';
import type { Actor } from '../../../core/node/access/actor';
import { Notices } from '../../../core/node/notify/notices';
import { MetadataLocks } from '../../../core/node/metadata/locks/metadataLocks';
import { testTenant } from '../../../core/node/testing/testActor';
import { administrator, colleague, developer, Notebooks, reader, stranger, sure } from './notebooks';

const { remove, update } = metadataCalls;

describe('the history of a record', () => {
  let books: Notebooks;

  beforeAll(async () => {
    books = await Notebooks.open();
  });

  afterAll(() => books.server.close());

  describe('versions', () => {
    it('tell who brought it where, and what lies between', async () => {
      const made = await books.create({ label: 'One', data: { cover: 'red' } });
      const params = { id: made.id };
      await books.update(made, { label: 'Two', data: { cover: 'blue' } }, colleague);
      const versions = await books.call(versionCalls.list, { params, as: reader });
      expect(versions.envelope.count).toBe(2);
      expect(sure(versions)).toMatchObject([
        { revision: 2, action: 'update', label: 'Two', byName: 'colleague' },
        { revision: 1, action: 'create', label: 'One', byName: 'tester' },
      ]);
      const first = sure(await books.call(versionCalls.get, { params: { ...params, revision: '1' }, as: reader }));
      expect(first).toMatchObject({ label: 'One', data: { cover: 'red' } });
      const { delta } = sure(await books.call(versionCalls.compare, { params, query: { from: 1, to: 2 }, as: reader }));
      expect(delta).toEqual({ label: ['One', 'Two'], data: { cover: ['red', 'blue'] } });
      const same = sure(await books.call(versionCalls.compare, { params, query: { from: 1, to: 1 }, as: reader }));
      expect(same.delta).toBeNull();
    });

    it('are restored, and the present one stays among them', async () => {
      const made = await books.create({ data: { cover: 'red' } });
      const changed = await books.update(made, { data: { cover: 'blue' } });
      const params = { id: made.id, revision: '1' };
      const stale = await books.call(versionCalls.restore, { params, body: { revision: 1 }, as: developer });
      expect(stale.envelope.resCode).toBe('STALE');
      expect((await books.call(versionCalls.restore, { params, body: { revision: 2 }, as: reader })).status).toBe(403);
      const restored = sure(
        await books.call(versionCalls.restore, { params, body: { revision: changed.revision }, as: developer }),
      );
      expect(restored).toMatchObject({ revision: 3, data: { cover: 'red' } });
    });

    it.each(['0', '99', 'x', '1e9', "1' or '1'='1"])('number %s is not there', async (revision) => {
      const { id } = await books.create();
      expect((await books.call(versionCalls.get, { params: { id, revision }, as: reader })).status).toBe(404);
    });

    it('are not for another tenant', async () => {
      const { id } = await books.create();
      expect((await books.call(versionCalls.list, { params: { id }, as: stranger })).status).toBe(404);
      expect((await books.call(versionCalls.get, { params: { id, revision: '1' }, as: stranger })).status).toBe(404);
      const restore = { params: { id, revision: '1' }, body: { revision: 1 }, as: stranger };
      expect((await books.call(versionCalls.restore, restore)).status).toBe(404);
    });
  });

  describe('the recycle bin', () => {
    it('keeps a record with its parts until it is restored', async () => {
      const book = await books.create();
      const note = await books.addNote(book);
      const params = { type: 'nb', id: book.id };
      expect(sure(await books.call(remove, { params, as: developer }))).toEqual({ deleted: 2 });
      expect(await books.exists(note)).toBe(false);
      const bin = sure(await books.call(recycleCalls.list, { query: { search: book.name }, as: reader }));
      expect(bin).toMatchObject([{ id: book.id, type: 'Notebook', deletedByName: 'tester', parts: 1 }]);
      const search = async (text: string) =>
        sure(await books.call(recycleCalls.list, { query: { search: text }, as: developer })).map(({ id }) => id);
      expect([await search(book.id), await search(book.id.slice(1))]).toEqual([[book.id], []]);
      expect((await books.call(recycleCalls.restore, { params: { id: book.id }, as: reader })).status).toBe(403);
      expect((await books.call(recycleCalls.restore, { params: { id: book.id }, as: stranger })).status).toBe(404);
      expect((await books.call(recycleCalls.restore, { params: { id: note.id }, as: developer })).status).toBe(404);
      const restored = sure(await books.call(recycleCalls.restore, { params: { id: book.id }, as: developer }));
      expect(restored).toMatchObject({ id: book.id, revision: 3 });
      expect(await books.exists(note)).toBe(true);
    });

    it('refuses to restore over a name that was taken since, or into what is gone', async () => {
      const book = await books.create();
      await books.call(remove, { params: { type: 'nb', id: book.id }, as: developer });
      await books.create({ name: book.name });
      expect(
        (await books.call(recycleCalls.restore, { params: { id: book.id }, as: developer })).envelope.resCode,
      ).toBe('NOT_UNIQUE');
      const parent = await books.create();
      const note = await books.addNote(parent);
      await books.call(remove, { params: { type: 'Note', id: note.id }, as: developer });
      await books.call(remove, { params: { type: 'nb', id: parent.id }, as: developer });
      expect(
        (await books.call(recycleCalls.restore, { params: { id: note.id }, as: developer })).envelope.resCode,
      ).toBe('BAD_PARENT');
    });

    it('throws away for good', async () => {
      const book = await books.create();
      await books.addNote(book);
      const params = { id: book.id };
      expect((await books.call(recycleCalls.purge, { params, as: developer })).status).toBe(404);
      await books.call(remove, { params: { type: 'nb', ...params }, as: developer });
      expect((await books.call(recycleCalls.purge, { params, as: reader })).status).toBe(403);
      expect((await books.call(recycleCalls.purge, { params, as: stranger })).status).toBe(404);
      expect(sure(await books.call(recycleCalls.purge, { params, as: developer }))).toEqual({ deleted: 2 });
      const { rows } = await sql`select from t_test.metadata_version where record = ${book.id}`.execute(
        books.server.database.bare,
      );
      expect(rows).toEqual([]);
    });
  });

  describe('uses', () => {
    it('are known both ways, and stand against deleting', async () => {
      const book = await books.create();
      const target = await books.create({ label: 'Used' });
      const note = await books.addNote(book, { data: { about: [target.id] } });
      const uses = await books.call(recordCalls.uses, { params: { id: target.id }, as: reader });
      expect([sure(uses), uses.envelope.count]).toEqual([
        [expect.objectContaining({ id: note.id, place: 'data.about.0', weak: false })],
        1,
      ]);
      const references = sure(await books.call(recordCalls.references, { params: { id: note.id }, as: reader }));
      expect(references).toMatchObject([{ id: target.id, place: 'data.about.0' }]);
      const params = { type: 'nb', id: target.id };
      const refused = await books.call(remove, { params, as: developer });
      expect([refused.status, refused.envelope.resCode]).toEqual([409, 'IN_USE']);
      expect(refused.envelope.resMsg).toBe(
        `'Used' is used by Note ${note.name}. Take it out there first, or delete it all the same.`,
      );
      expect(refused.envelope.details).toMatchObject({ users: [{ id: note.id, place: 'data.about.0' }] });
      expect((await books.call(remove, { params, query: { force: true }, as: developer })).status).toBe(200);
      const free = await books.create();
      const moved = await books.update(note, { data: { about: [free.id] } });
      expect(sure(await books.call(recordCalls.uses, { params: { id: free.id }, as: reader }))).toHaveLength(1);
      await books.update(moved, { data: {} });
      expect((await books.call(remove, { params: { type: 'nb', id: free.id }, as: developer })).status).toBe(200);
    });

    it("of what is not there are refused, and so is another tenant's", async () => {
      const book = await books.create();
      const foreign = await books.create({}, { as: stranger });
      for (const about of ['nb00000000000000000x', 'nonsense', foreign.id]) {
        await expect(books.addNote(book, { data: { about: [about] } })).rejects.toThrow('BAD_REFERENCE');
      }
      expect((await books.call(recordCalls.uses, { params: { id: book.id }, as: stranger })).status).toBe(404);
      expect((await books.call(recordCalls.references, { params: { id: book.id }, as: stranger })).status).toBe(404);
      expect((await books.call(recordCalls.find, { params: { id: book.id }, as: stranger })).status).toBe(404);
      expect((await books.call(recordCalls.path, { params: { id: book.id }, as: stranger })).status).toBe(404);
    });
  });

  describe('locks', () => {
    const change = async (id: string, as = developer, type = 'nb') =>
      (await books.call(update, { params: { type, id }, body: { revision: 1, label: 'changed' }, as })).envelope
        .resCode;

    it('let only their owner edit, and what is a part too', async () => {
      const book = await books.create();
      const note = await books.addNote(book);
      const params = { id: book.id };
      const free = sure(await books.call(lockCalls.get, { params, as: developer }));
      expect(free).toEqual({
        locked: false,
        userName: '',
        userId: '',
        currentUserId: developer.userId,
        currentUserRole: 'Developer',
        lockAt: '',
      });
      const mine = sure(await books.call(lockCalls.lock, { params, as: developer }));
      expect(mine).toMatchObject({
        locked: true,
        userId: developer.userId,
        lockAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      });
      expect([isEditable(mine), isUnlockable(mine)]).toEqual([true, true]);
      const theirs = sure(await books.call(lockCalls.lock, { params, as: colleague }));
      expect(theirs).toMatchObject({ locked: true, userId: developer.userId, currentUserId: colleague.userId });
      expect([isEditable(theirs), isUnlockable(theirs)]).toEqual([false, false]);
      expect(await change(book.id, colleague)).toBe('LOCKED');
      expect(await change(note.id, colleague, 'Note')).toBe('LOCKED');
      await expect(books.addNote(book, {}, colleague)).rejects.toThrow('LOCKED: tester has been editing');
      expect(
        (await books.call(remove, { params: { type: 'nb', id: book.id }, query: { force: true }, as: colleague }))
          .status,
      ).toBe(423);
      expect(await change(book.id)).toBe('0');
    });

    it('are taken back by their owner or an administrator, nobody else', async () => {
      const { id } = await books.create();
      const params = { id };
      await books.call(lockCalls.lock, { params, as: developer });
      expect((await books.call(lockCalls.unlock, { params, as: colleague })).envelope.resCode).toBe('LOCKED');
      expect((await books.call(lockCalls.lock, { params, body: { takeover: true }, as: colleague })).status).toBe(423);
      const taken = sure(await books.call(lockCalls.lock, { params, body: { takeover: true }, as: administrator }));
      expect(taken.userId).toBe(administrator.userId);
      expect(sure(await books.call(lockCalls.heartbeat, { params, as: developer })).userId).toBe(administrator.userId);
      expect(await change(id)).toBe('LOCKED');
      await books.call(lockCalls.lock, { params, body: { takeover: true }, as: administrator });
      expect(sure(await books.call(lockCalls.unlock, { params, as: administrator })).locked).toBe(false);
      expect(await change(id)).toBe('0');
    });

    it('are asked for, and whoever holds one is told, of that and of its loss', async () => {
      const { id } = await books.create();
      const told = async () => {
        const notices = books.server.container.get(Notices);
        const rows = await notices.list(developer, { limit: 10 });
        return rows.filter(({ about }) => about === id).map((notice) => notices.say('en', notice));
      };
      const ask = async (as: Actor, message = '') =>
        (await books.call(lockCalls.ask, { body: { id, message }, as })).envelope.resCode;
      expect(await ask(colleague)).toBe('NOT_LOCKED');
      await books.call(lockCalls.lock, { params: { id }, as: developer });
      expect(await ask(developer)).toBe('NOT_LOCKED');
      expect(await ask(stranger)).toBe('NOT_FOUND');
      const before = await told();
      expect([await ask(colleague), await ask(colleague), await ask(colleague, 'Please?')]).toEqual(['0', '0', '0']);
      await books.call(lockCalls.lock, { params: { id }, body: { takeover: true }, as: administrator });
      const { userName } = administrator;
      expect(before).toEqual([]);
      expect(await told()).toEqual([
        expect.stringContaining(`${userName} has taken over '`),
        expect.stringMatching(/would like to edit '.*': Please\?$/),
        expect.stringMatching(/would like to edit '.*'\.$/),
      ]);
    });

    it('need the permission, a session and the tenant', async () => {
      const { id } = await books.create();
      expect((await books.call(lockCalls.lock, { params: { id }, as: reader })).status).toBe(403);
      expect((await books.call(lockCalls.lock, { params: { id } })).status).toBe(401);
      for (const call of [lockCalls.get, lockCalls.heartbeat, lockCalls.unlock]) {
        expect((await books.call(call, { params: { id }, as: stranger })).status).toBe(404);
      }
      expect((await books.call(lockCalls.lock, { params: { id }, as: stranger })).status).toBe(404);
    });

    it('end without a word from their editor, and are had by who comes', async () => {
      const { id } = await books.create();
      await books.call(lockCalls.lock, { params: { id }, as: developer });
      await sql`update t_test.metadata_lock set seen_at = now() - interval '3 minutes' where record = ${id}`.execute(
        books.server.database.bare,
      );
      expect(sure(await books.call(lockCalls.heartbeat, { params: { id }, as: developer })).locked).toBe(false);
      expect(sure(await books.call(lockCalls.lock, { params: { id }, as: colleague })).userId).toBe(colleague.userId);
    });

    it('end for open browsers as well, once', async () => {
      const { id } = await books.create();
      const { container, database } = books.server;
      const heard: LiveEvent[] = [];
      const listening = container.get(Events).subscribe(testTenant, ({ event }) => heard.push(event));
      await books.call(lockCalls.lock, { params: { id }, as: developer });
      const locks = container.get(MetadataLocks);
      await locks.expire(testTenant);
      await sql`update t_test.metadata_lock set seen_at = now() - interval '3 minutes' where record = ${id}`.execute(
        database.bare,
      );
      await Promise.all([locks.expire(testTenant), locks.expire(testTenant)]);
      await books.create({ name: 'Last_Of_All' });
      while (!heard.some(({ name }) => name === 'Last_Of_All')) await new Promise(setImmediate);
      listening.dispose();
      const told = heard.filter((event) => event.id === id && event.action !== 'created');
      expect(told).toMatchObject([{ action: 'locked' }, { action: 'unlocked', actorName: developer.userName }]);
    });

    it('are had with the record by who says so', async () => {
      const body = { name: `Locked_${Date.now()}`, data: {} };
      const params = { type: 'Notebook' };
      const made = sure(await books.call(metadataCalls.create, { params, query: { lock: true }, body, as: developer }));
      const info = sure(await books.call(lockCalls.get, { params: { id: made.id }, as: colleague }));
      expect(info).toMatchObject({ locked: true, userId: developer.userId });
    });

    it('end with their session', async () => {
      const { id } = await books.create();
      await books.call(lockCalls.lock, { params: { id }, as: colleague });
      const { container, database } = books.server;
      await database.transact(testTenant, (transaction) =>
        container
          .get(Events)
          .publish(transaction, testTenant, { topic: sessionTopic, action: 'ended', id: colleague.session }),
      );
      const locked = async () => sure(await books.call(lockCalls.get, { params: { id }, as: developer })).locked;
      while (await locked());
    });

    it('are had by one of many who come at once', async () => {
      const { id } = await books.create();
      const answers = await Promise.all(
        [developer, colleague, administrator, developer, colleague].map((as) =>
          books.call(lockCalls.lock, { params: { id }, as }),
        ),
      );
      expect(new Set(answers.map((answer) => sure(answer).userId)).size).toBe(1);
    });
  });

  it('is audited with what was before and after', async () => {
    const made = await books.create({ data: { cover: 'red' } });
    const changed = await books.update(made, { label: 'New', data: { cover: 'blue' } });
    await books.call(remove, { params: { type: 'nb', id: made.id }, as: colleague });
    const { rows } = await sql`select action, type, user_name, before, after from t_test.audit
      where object_id = ${made.id} and type = 'Notebook' order by number`.execute(books.server.database.bare);
    expect(rows).toMatchObject([
      { action: 'create', user_name: 'tester', before: null, after: { name: made.name, data: { cover: 'red' } } },
      {
        action: 'update',
        before: { label: made.label, data: { cover: 'red' } },
        after: { label: 'New', data: { cover: 'blue' } },
      },
      { action: 'delete', user_name: 'colleague', before: { label: changed.label }, after: null },
    ]);
  });
});
