/** What is used of a package that comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Adapter {
    upsert(id: string, payload: Readonly<Record<string, unknown>>, expiresIn: number): Promise<void>;
    find(id: string): Promise<object | undefined>;
    findByUid(uid: string): Promise<undefined>;
    findByUserCode(userCode: string): Promise<undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Client: {
      readonly prototype: {
        compareClientSecret(this: { readonly clientId: string }, secret: string): Promise<boolean>;
      };
    };
    readonly ClientCredentials: { readonly prototype: { generateTokenId(): string } };
    on(event: 'server_error', listener: (context: unknown, error: Error) => void): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
