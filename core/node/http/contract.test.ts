import { z } from 'zod';
import { calls, post } from '../../common/calls/call';
import { paramNamesOf, rewritePath } from '../../common/calls/callPath';
import { isMutating } from '../../common/calls/isMutating';
import english from '../../locales/en.json';
import chinese from '../../locales/zh-CN.json';
import { Messages } from '../texts/messages';
import { testActor } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import { CallLedger, type LedgerEntry } from './callLedger';
import { errorsOf } from './openApi/errorResponses';

/** So that each rule is tried at least once, whatever the ledger holds. */
const samples = calls({
  change: post('/contract/:id', {
    summary: 'Changes',
    permission: 'Change Things',
    body: z.object({ a: z.string() }),
    result: z.null(),
  }),
});

/** Whatever calls there are: new ones are walked as soon as they are served. */
describe('the contract of every call', () => {
  let test: TestServer;
  let ledger: readonly LedgerEntry[] = [];
  const everything = testActor();

  beforeAll(async () => {
    test = await openTestServer({ prepare: (server) => server.serve(samples, { change: () => null }) });
    ledger = test.container.get(CallLedger).all;
  });

  afterAll(() => test.close());

  function request({ call }: LedgerEntry, headers: Readonly<Record<string, string>>, payload?: string) {
    return test.server.inject({
      method: call.method,
      url: rewritePath(call.path, () => 'x'),
      headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
      payload,
    });
  }

  async function codeOf(entry: LedgerEntry, headers: Readonly<Record<string, string>>): Promise<string> {
    const { resCode, responseCode } = (await request(entry, headers)).json();
    return resCode ?? responseCode;
  }

  const nameOf = ({ owner, name, call }: LedgerEntry): string => `${owner}.${name} ${call.method} ${call.path}`;

  async function wrongOnes(entries: readonly LedgerEntry[], headers: Readonly<Record<string, string>>, code: string) {
    const wrong: string[] = [];
    for (const entry of entries) if ((await codeOf(entry, headers)) !== code) wrong.push(nameOf(entry));
    return wrong;
  }

  it('finds calls', () => {
    expect(ledger.length).toBeGreaterThan(1);
  });

  it('lets nobody in who is not known, unless anybody may', async () => {
    const guarded = ledger.filter(({ call }) => call.audience !== 'anyone');
    expect(await wrongOnes(guarded, { 'csrf-token': 'made-up' }, 'NOT_SIGNED_IN')).toEqual([]);
  });

  it('keeps users of built applications out of the console', async () => {
    const console = ledger.filter(({ call }) => (call.audience ?? 'console') === 'console');
    const portalUser = test.headersOf(testActor({ kind: 'PortalUser' }));
    expect(await wrongOnes(console, portalUser, 'NOT_SIGNED_IN')).toEqual([]);
  });

  it('changes nothing without an anti-forgery token', async () => {
    const changing = ledger.filter(({ call }) => call.audience !== 'anyone' && isMutating(call));
    expect(changing).not.toEqual([]);
    const headers = { ...test.headersOf(everything), 'csrf-token': 'made-up' };
    expect(await wrongOnes(changing, headers, 'FORGERY')).toEqual([]);
  });

  it('does nothing for foreign pages', async () => {
    const changing = ledger.filter(({ call }) => call.method !== 'GET');
    const foreign = { ...test.headersOf(everything), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await wrongOnes(changing, foreign, 'FOREIGN_SITE')).toEqual([]);
  });

  it('asks for the permission', async () => {
    const permitted = ledger.filter(({ call }) => call.permission);
    expect(await wrongOnes(permitted, test.headersOf(testActor()), 'FORBIDDEN')).toEqual([]);
  });

  it('names each field that is wrong', async () => {
    const wrong: string[] = [];
    for (const entry of ledger) {
      const { call } = entry;
      const expected = call.body?.safeParse('no such thing').error;
      if (!expected || call.form) continue;
      const permissions = call.permission ? [call.permission] : [];
      const response = await request(entry, test.headersOf(testActor({ permissions })), '"no such thing"');
      const { fields = [] } = response.json();
      const named = fields.some(({ path }: { path: string }) => path.startsWith('body'));
      if (response.statusCode !== 400 || !named) wrong.push(nameOf(entry));
    }
    expect(wrong).toEqual([]);
  });

  it('has a path without two parameters of one name, and tells every error in both languages', () => {
    const messages = test.container.get(Messages);
    for (const entry of ledger) {
      const names = paramNamesOf(entry.call.path);
      expect([nameOf(entry), new Set(names).size]).toEqual([nameOf(entry), names.length]);
      for (const [code, status] of errorsOf(entry.call)) {
        for (const locale of ['en', 'zh-CN'] as const) {
          expect([nameOf(entry), messages.say(locale, `error.${code}`)]).not.toContain(`error.${code}`);
        }
        expect(status).toBeGreaterThanOrEqual(400);
      }
    }
    expect(Object.keys(chinese)).toEqual(Object.keys(english));
  });
});
