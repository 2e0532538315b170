import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { CallLedger } from '../../../core/node/http/callLedger';
import { messageCalls } from '../../../core/common/mail/messageCalls';
import { Events } from '../../../core/node/events/events';
import { openSessionServer, type SessionServer, testPassword } from '../../../core/node/testing/sessionServer';
import type { TestBrowser } from '../../../core/node/testing/testBrowser';
import { builtInServers } from '../everyCall/builtInServers';
import { dump, HiddenSecrets } from './hiddenSecrets';
import { SecretScenes } from './secretScenes';

// Everything is said once, and then everything is read.
jest.setTimeout(60_000);

describe('a secret', () => {
  const secrets = new HiddenSecrets();
  const log: string[] = [];
  let folder: string;
  let smtp: SMTPServer;
  let server: SessionServer;
  let ann: TestBrowser;

  beforeAll(async () => {
    secrets.hide('the password of ann', testPassword);
    folder = await mkdtemp(path.join(tmpdir(), 'lathe-secrets-'));
    let deliver: (mail: string) => void = () => undefined;
    const delivered = new Promise<string>((resolve) => (deliver = resolve));
    smtp = await openSmtp((mail) => deliver(mail));
    server = await openSessionServer({
      environment: { LATHE_DATA: folder },
      extensions: await builtInServers(),
      jobs: 1,
      log: { write: (line) => void log.push(line) },
    });
    ann = await server.signedIn();
    secrets.hide('the session of ann', ann.cookies.get('lathe-session'));
    const { port } = smtp.server.address() as AddressInfo;
    const scenes = new SecretScenes(server, secrets, ann, port);
    await scenes.settings();
    await scenes.logIn();
    await scenes.forgottenPassword(delivered);
    await scenes.oneTimeCodes();
    await scenes.programs();
    await scenes.failures();
    await scenes.brokenTables();
    await allSent();
  });

  afterAll(async () => {
    await server.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await rm(folder, { recursive: true, force: true });
  });

  /** A message that waits must be readable; what was sent is not. */
  async function allSent(): Promise<void> {
    const heard: (() => void)[] = [];
    const listening = server.test.container
      .get(Events)
      .subscribe(server.tenant, () => heard.splice(0).forEach((tell) => tell()));
    for (;;) {
      const next = new Promise<void>((resolve) => heard.push(resolve));
      const { result = [] } = (await ann.call(messageCalls.list, { query: {} })).envelope;
      if (result.every(({ state }) => state === 'sent')) return listening.dispose();
      await next;
    }
  }

  it('is in no line of the log, however talkative it is', () => {
    expect(log.some((line) => line.includes('broken'))).toBe(true);
    expect(log.filter((line) => line.includes('Failing row'))).toEqual([]);
    expect(secrets.count).toBeGreaterThan(35);
    const telling = log.filter((line) => secrets.in(line).length > 0);
    expect(telling.map((line) => [secrets.in(line), line.slice(0, 2000)])).toEqual([]);
  });

  it('is in no table', async () => {
    const tables = await dump(server.test.database.bare);
    expect(tables.size).toBeGreaterThan(30);
    const telling = [...tables].filter(([, rows]) => secrets.in(rows).length > 0);
    expect(telling.map(([name, rows]) => [name, secrets.in(rows)])).toEqual([]);
  });

  it('is in no later answer, neither a list nor one thing of it', async () => {
    const telling: [string, readonly string[]][] = [];
    const asked = new Set<string>();
    const ask = async (url: string): Promise<string> => {
      asked.add(url);
      const { status, text } = await ann.send('GET', url);
      if (status === 401) throw new Error(`${url} is not answered.`);
      const told = secrets.in(text);
      if (told.length > 0) telling.push([url, told]);
      return text;
    };
    const paths = server.test.container
      .get(CallLedger)
      // What streams never ends, and the way to an identity provider leads out of the session.
      .all.filter(({ call }) => call.method === 'GET' && !/\/(events|idp\/(login|logout|finish))/.test(call.path))
      .map(({ call }) => call.path);
    for (const list of paths.filter((each) => !/[:{]/.test(each))) {
      const ids = idsIn(await ask(`${list}?limit=1000&of=all&format=json`));
      for (const one of paths.filter((each) => each.replace(/:\w+$/, '') === `${list}/`))
        for (const id of ids) await ask(one.replace(/:\w+$/, id));
    }
    for (const url of ['/metrics', '/healthz']) await ask(url);
    expect(asked.size).toBeGreaterThan(80);
    expect(telling).toEqual([]);
  });
});

function idsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/"(?:id|instanceId|client_id)":"([\w-]+)"/g)].map(([, id = '']) => id))];
}

async function openSmtp(deliver: (mail: string) => void): Promise<SMTPServer> {
  const smtp = new SMTPServer({
    secure: false,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        deliver(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, 'localhost', resolve));
  return smtp;
}
