import { type APIRequestContext, request } from '@playwright/test';
import { administrator, sessionOf, type SignedIn } from './signIn';

/** Calls of a server as somebody makes them who is signed in. */
export class ServerApi {
  private constructor(
    private readonly context: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  static async open(url: string, user = administrator): Promise<ServerApi> {
    return ServerApi.in(url, await sessionOf(url, user));
  }

  /** In a session that there is already, such as that of a browser. */
  static async in(url: string, storageState: SignedIn): Promise<ServerApi> {
    const context = await request.newContext({ baseURL: url, storageState });
    const answer = await (await context.post('/u-route/baas/sys/v1.0/csrf/get')).json();
    return new ServerApi(context, { 'csrf-token': String(Object(answer).result) });
  }

  /** The result of a call under /u-route/baas/ that has to succeed. */
  async send<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<T> {
    const answer = await this.context.fetch(`/u-route/baas/${path}`, { method, data, headers: this.headers });
    const { resCode, resMsg, result } = Object(await answer.json());
    if (resCode !== '0') throw new Error(`${method} ${path}: ${resMsg}`);
    return result;
  }

  close(): Promise<void> {
    return this.context.dispose();
  }
}
