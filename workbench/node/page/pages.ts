import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Locale } from '../../../core/common/locale';
import { loginAddress } from '../../../core/common/session/loginAddresses';
import { loginPath, pageLoginPath, portalLoginPath } from '../../../core/common/session/sessionNames';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { Actor } from '../../../core/node/access/actor';
import type { Gatekeeper } from '../../../core/node/http/gatekeeper';
import { preloadLinks } from '../../../core/node/http/preloadLinks';
import { callerLocale, rememberActor } from '../../../core/node/http/requestActor';
import { wasOfConsole } from '../../../core/node/session/sessionCookies';

export interface PageSource {
  /** The page of one language, whole; `extension` is the one whose page it is. */
  render(locale: Locale, extension?: string): Promise<string>;
}

interface Rendered {
  readonly html: string;
  readonly compressed: Buffer;
  readonly tag: string;
  readonly policy: string;
}

/** What begins like this is a call or a file, even when somebody types it into the address bar. */
const ofCalls = /^\/(u-route|ai-route|baas|magno|besBaas|botbuilder|assets)\//;

const compress = promisify(brotliCompress);

export interface Pages {
  readonly studio: PageSource;
  /** What the pages of extensions are drawn in, such as applications that were built. */
  readonly runtime: PageSource;
  /** The page that an extension has at this address, if any, and the addresses of the calls with which it begins. */
  pageAt(address: string): { readonly extension: string; readonly calls: readonly string[] } | undefined;
  readonly login: PageSource;
  readonly apiDocs: PageSource;
  /** For developers: their builds evaluate code and listen for changes. */
  readonly development: boolean;
}

/**
 * Every address that is nothing else is a place in the workbench: the page opens it, for those who have signed in. The
 * others sign in first.
 */
export function servePages(
  server: FastifyInstance,
  gatekeeper: Gatekeeper,
  { studio, runtime, login, apiDocs, pageAt, development }: Pages,
): void {
  const cacheOf = (page: PageSource): PageCache => new PageCache(page, development);
  const [studioPages, loginPages, apiPages] = [cacheOf(studio), cacheOf(login), cacheOf(apiDocs)];
  // The tabs of an application may lead to other sites.
  const runtimePages = new PageCache(runtime, development, ['https:', 'http:']);
  const guarded = async (pages: PageCache, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    (await maySee(gatekeeper, request)) ? sendPage(pages, request, reply) : redirectToLogin(request, reply);
  server.get('/', async (request, reply) =>
    (await maySee(gatekeeper, request)) ? reply.redirect('/projects') : redirectToLogin(request, reply),
  );
  for (const path of [loginPath, portalLoginPath])
    server.get(path, (request, reply) => sendPage(loginPages, request, reply));
  server.get('/api-docs', (request, reply) => guarded(apiPages, request, reply));
  server.get('/*', async (request, reply) => {
    const wantsPage = /text\/html/.test(request.headers.accept ?? '') && !ofCalls.test(request.url);
    if (!wantsPage) return reply.callNotFound();
    const page = pageAt(request.url);
    if (!page) return guarded(studioPages, request, reply);
    if (!(await mayRun(gatekeeper, request)))
      return redirectToLogin(request, reply, wasOfConsole(request) ? pageLoginPath : portalLoginPath);
    // The browser asks for them before it has read anything of the page.
    if (page.calls.length > 0) reply.header('link', preloadLinks(page.calls));
    return sendPage(runtimePages, request, reply, page.extension);
  });
}

/** A password that was handed out is changed first, on the login page. */
async function maySee(gatekeeper: Gatekeeper, request: FastifyRequest): Promise<boolean> {
  const actor = await callerOf(gatekeeper, request);
  return actor?.kind === 'User' && !actor.mustChangePassword;
}

/** Pages are there for the users of built applications too; what they may do there is decided call by call. */
async function mayRun(gatekeeper: Gatekeeper, request: FastifyRequest): Promise<boolean> {
  const actor = await callerOf(gatekeeper, request);
  return actor !== undefined && !actor.mustChangePassword;
}

/** The page is in his language, whatever this browser was last used in. */
async function callerOf(gatekeeper: Gatekeeper, request: FastifyRequest): Promise<Actor | undefined> {
  const actor = await gatekeeper.identify(request);
  if (actor) rememberActor(request, actor);
  return actor;
}

function redirectToLogin({ url }: FastifyRequest, reply: FastifyReply, path: string = loginPath): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(loginAddress(url, path));
}

async function sendPage(
  pages: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
  extension?: string,
): Promise<FastifyReply> {
  const page = await pages.get(callerLocale(request), extension);
  reply
    .header('cache-control', 'no-cache')
    .header('etag', page.tag)
    .header('content-security-policy', page.policy)
    .header('vary', 'accept-encoding, accept-language, cookie');
  if (request.headers['if-none-match'] === page.tag) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return brotli ? reply.header('content-encoding', 'br').send(page.compressed) : reply.send(page.html);
}

/** Compresses a page once, however often it is asked for. */
class PageCache {
  private readonly known = new Map<string, Rendered>();

  constructor(
    private readonly source: PageSource,
    private readonly development: boolean,
    private readonly frames: readonly string[] = [],
  ) {}

  async get(locale: Locale, extension = ''): Promise<Rendered> {
    const html = await this.source.render(locale, extension);
    const key = `${locale} ${extension}`;
    const known = this.known.get(key);
    if (known?.html === html) return known;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const page: Rendered = {
      html,
      compressed: await compress(html, { params }),
      tag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      policy: contentSecurityPolicy(html, this.development, this.frames),
    };
    this.known.set(key, page);
    return page;
  }
}
