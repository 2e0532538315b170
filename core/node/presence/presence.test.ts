import { sql } from 'kysely';
import { z } from 'zod';
import { metadataCalls } from '../../common/metadata/metadataCalls';
import { presenceCalls } from '../../common/presence/presenceCalls';
import type { Actor } from '../access/actor';
import { Events } from '../events/events';
import { EventStreams } from '../events/eventStreams';
import { testActor, testTenant } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import { Presences } from './presences';

const ann = testActor({
  userId: '10gd00000000000000an',
  userName: 'ann',
  permissions: ['Develop Application'],
  session: 's-ann',
});
const bob = testActor({
  userId: '10gd00000000000000bo',
  userName: 'bob',
  permissions: ['Develop Application'],
  session: 's-bob',
});
const guest = testActor({ userId: '10gd00000000000000gu', userName: 'guest', profile: 'Standard User' });
const otherTenant = { id: '000t00000000000other', name: 'Other', schema: 't_other' };
const stranger = testActor({ tenant: otherTenant, permissions: ['Develop Application'] });
const schema = z.looseObject({});

describe('who is here', () => {
  let server: TestServer;
  let open: string;
  let secret: string;

  beforeAll(async () => {
    server = await openTestServer({
      tenants: [testTenant, otherTenant],
      extensions: {
        things: {
          activate: ({ metadata }) => {
            metadata.register({ name: 'Note', prefix: '00nt', label: 'note', schema });
            const readPermissions = ['Develop Application'];
            metadata.register({ name: 'Secret', prefix: '00se', label: 'secret', schema, readPermissions });
          },
        },
      },
    });
    open = await make('Note');
    secret = await make('Secret');
  });

  beforeEach(() => run('delete from @presence'));

  afterAll(() => server.close());

  const run = (statement: string) =>
    sql`${sql.raw(statement.replaceAll('@', `${testTenant.schema}.`))}`.execute(server.database.bare);
  const make = async (type: string): Promise<string> => {
    const { envelope } = await server.call(metadataCalls.create, { as: ann, params: { type }, body: { name: 'one' } });
    return envelope.result?.id ?? '';
  };
  const say = (as: Actor, records: string[], client = 'page') =>
    server.call(presenceCalls.say, { as, params: { client }, body: { records } });
  const list = async (as: Actor) => {
    const { envelope } = await server.call(presenceCalls.list, { as });
    return envelope.result?.map(({ userName, records }) => [userName, [...records].sort()]);
  };

  it('is who has said what he has open, in all of his pages', async () => {
    await say(ann, [open], 'first');
    await say(ann, [open, secret], 'second');
    await say(bob, [open]);
    expect(await list(bob)).toEqual([
      ['ann', [open, secret].sort()],
      ['bob', [open]],
    ]);
    await say(ann, [], 'second');
    expect(await list(bob)).toEqual([
      ['ann', [open]],
      ['bob', [open]],
    ]);
  });

  it('is told of records that the caller may read, in his tenant', async () => {
    await say(ann, [open, secret, '00nt0000000000000404']);
    expect(await list(guest)).toEqual([['ann', [open]]]);
    await say(bob, [secret]);
    expect(await list(guest)).toEqual([['ann', [open]]]);
    expect(await list(stranger)).toEqual([]);
    expect((await say(ann, ['nonsense'])).status).toBe(400);
    expect((await server.call(presenceCalls.list, {})).status).toBe(401);
  });

  it('ends by itself when the browser is gone, and not while its stream is open', async () => {
    const presences = server.container.get(Presences);
    await say(ann, [open]);
    await say(bob, [open]);
    await run(`update @presence set seen_at = now() - interval '60 seconds'`);
    expect(await list(ann)).toEqual([]);
    await presences.beat(testTenant, ['s-bob']);
    expect(await list(ann)).toEqual([['bob', [open]]]);
    await presences.expire(testTenant);
    expect((await run('select from @presence')).rows).toHaveLength(1);
    await run(`update @presence set said_at = now() - interval '10 minutes'`);
    expect(await list(ann)).toEqual([]);
  });

  it('is kept by the beats of the streams of events, and ends with the session', async () => {
    const streams = server.container.get(EventStreams);
    const presences = server.container.get(Presences);
    const seen = jest.spyOn(presences, 'beat');
    await streams.beat();
    expect(seen).not.toHaveBeenCalled();
    await say(ann, [open]);
    await presences.release(testTenant, 's-ann');
    expect(await list(bob)).toEqual([]);
  });

  it('is news only when something changed', async () => {
    const heard: unknown[] = [];
    const listening = server.container.get(Events).onWillPublish(({ events }) => heard.push(...events));
    await say(ann, [open]);
    await say(ann, [open]);
    await say(ann, []);
    await say(ann, []);
    listening.dispose();
    const event = { topic: 'presence', action: 'changed', id: ann.userId };
    expect(heard).toEqual([event, event]);
  });
});
