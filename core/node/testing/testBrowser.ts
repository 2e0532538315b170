import type { Call, ResultOf } from '../../common/calls/call';
import type { Envelope } from '../../common/calls/envelope';
import { requestUrl } from '../../common/calls/requestUrl';
import { sessionCalls } from '../../common/session/sessionCalls';
import { antiForgeryHeader } from '../../common/session/sessionNames';
import type { Answered, TestServer } from './testServer';

export interface BrowserRequest {
  readonly params?: object;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the token that it fetches by itself. */
  readonly token?: string | null;
}

/** Keeps cookies and sends anti-forgery tokens, as a browser with the console does. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly test: TestServer,
    readonly address = '127.0.0.1',
  ) {}

  async call<C extends Call>(call: C, request: BrowserRequest = {}): Promise<Answered<ResultOf<C>>> {
    const changes = call.method !== 'GET' && this.cookies.has('lathe-session');
    const token = request.token === undefined && changes ? await this.token() : request.token;
    const { status, headers, text } = await this.send(call.method, requestUrl(call, request.params, request.query), {
      ...request,
      headers: { ...(token ? { [antiForgeryHeader]: token } : {}), ...request.headers },
    });
    const envelope: Envelope<ResultOf<C>> = JSON.parse(text);
    if (envelope.resCode === '0') call.result.parse(envelope.result);
    return { status, headers, envelope };
  }

  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { body, headers }: BrowserRequest = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.test.server.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: {
        host: 'localhost:8080',
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      payload: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.statusCode, headers: response.headers, text: response.body, cookies: response.cookies };
  }

  signIn(userName: string, password: string, captcha?: string) {
    return this.call(sessionCalls.login, { body: { userName, password, captcha }, token: null });
  }

  portalSignIn(userName: string, password: string) {
    return this.call(sessionCalls.portalLogin, { body: { userName, password }, token: null });
  }

  /** An anti-forgery token of this browser's session. */
  async token(): Promise<string | null> {
    return (await this.call(sessionCalls.antiForgeryToken, { token: null })).envelope.result ?? null;
  }

  /** What it is told when it asks who is signed in. */
  async status(): Promise<string> {
    return (await this.call(sessionCalls.currentUser)).envelope.resCode;
  }
}
