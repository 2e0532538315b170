/** As much of it as the tests use. */
declare module 'samlp' {
  export interface ParsedRequest {
    readonly id: string;
    readonly issuer: string;
    readonly assertionConsumerServiceURL: string;
  }
  export function getSamlResponse(
    config: object,
    user: object,
    done: (error: Error | null, response?: string) => void,
  ): void;
  export function parseRequest(
    request: { readonly query: Readonly<Record<string, string>>; readonly method: string },
    done: (error: Error | null, data?: ParsedRequest) => void,
  ): void;
}
