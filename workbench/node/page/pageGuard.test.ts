import Fastify, { type FastifyInstance } from 'fastify';
import type { Actor } from '../../../core/node/access/actor';
import { testActor } from '../../../core/node/testing/testActor';
import { TestGatekeeper } from '../../../core/node/testing/testGatekeeper';
import { servePages } from './pages';

const page = (name: string) => ({
  render: async (locale: string, owner = '') => `<html lang="${locale}"><title>${name} ${owner}</title></html>`,
});
const html = { accept: 'text/html' };
let gatekeeper: TestGatekeeper;
let server: FastifyInstance;

beforeEach(() => {
  gatekeeper = new TestGatekeeper();
  server = Fastify();
  const pages = {
    ...{ studio: page('studio'), runtime: page('runtime'), login: page('login'), apiDocs: page('docs') },
    ...{
      pageAt: (address: string) =>
        address.startsWith('/app/') ? { extension: 'apps', calls: ['/a/shop', '/b'] } : undefined,
    },
    development: false,
  };
  servePages(server, gatekeeper, pages);
});
afterEach(() => server.close());

it('leads whoever is not signed in to the login page, and back from there', async () => {
  const answer = await server.inject({ url: '/settings?x=1&y', headers: html });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/studio/login.html?redirect=%2Fsettings%3Fx%3D1%26y');
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('shows the workbench to whoever is, and the login page to everybody', async () => {
  expect((await server.inject({ url: '/studio/login.html', headers: html })).body).toContain('login');
  const headers = { ...html, ...gatekeeper.headersOf(testActor()) };
  expect((await server.inject({ url: '/projects', headers })).body).toContain('studio');
});

it('is in the language of who is signed in, whatever the browser was used in before', async () => {
  const signedIn = gatekeeper.headersOf(testActor({ locale: 'zh-CN' }));
  const headers = { ...html, ...signedIn, cookie: 'u-locale=en' };
  expect((await server.inject({ url: '/projects', headers })).body).toContain('lang="zh-CN"');
  expect((await server.inject({ url: '/studio/login.html', headers })).body).toContain('lang="en"');
});

it('has a password changed first that was handed out', async () => {
  const headers = { ...html, ...gatekeeper.headersOf(testActor({ mustChangePassword: true })) };
  expect((await server.inject({ url: '/projects', headers })).statusCode).toBe(302);
});

it('leads no call to a page', async () => {
  expect((await server.inject({ url: '/u-route/baas/x', headers: html })).statusCode).toBe(404);
});

describe('a page of an extension', () => {
  const visit = (actor?: Actor) =>
    server.inject({ url: '/app/shop/records/a?x=1', headers: { ...html, ...(actor && gatekeeper.headersOf(actor)) } });

  it('is shown to whoever is signed in, users of built applications too', async () => {
    for (const kind of ['User', 'PortalUser'] as const)
      expect((await visit(testActor({ kind }))).body).toContain('runtime');
    const headers = { ...html, ...gatekeeper.headersOf(testActor({ kind: 'PortalUser' })) };
    expect((await server.inject({ url: '/projects', headers })).statusCode).toBe(302);
  });

  it('begins with the code of the extension whose page it is', async () => {
    expect((await visit(testActor())).body).toContain('<title>runtime apps</title>');
  });

  it('has the browser make its first calls at once, for those who see it', async () => {
    expect((await visit(testActor())).headers['link']).toBe(
      '</a/shop>; rel=preload; as=fetch; crossorigin=anonymous, </b>; rel=preload; as=fetch; crossorigin=anonymous',
    );
    expect((await visit()).headers['link']).toBeUndefined();
  });

  it('leads the others to where such users sign in, and back from there', async () => {
    const answer = await visit();
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/portal/login?redirect=%2Fapp%2Fshop%2Frecords%2Fa%3Fx%3D1');
    expect((await visit(testActor({ kind: 'PortalUser', mustChangePassword: true }))).statusCode).toBe(302);
  });

  it('leads to the log-in of the console in a browser that a user of it has used last', async () => {
    const headers = { ...html, cookie: 'lathe-user=User' };
    const answer = await server.inject({ url: '/app/shop', headers });
    expect(answer.headers.location).toBe('/studio/login.html?portal=true&redirect=%2Fapp%2Fshop');
  });
});
