import type { Call, CallArguments, Calls, ResultOf } from '../../common/calls/call';

export interface CallControl {
  readonly signal?: AbortSignal;
  /** Works in another project than the user does, or in none. */
  readonly project?: string | null;
  /** A failure for lack of a session asks nobody to log in: for what the workbench looks up by itself. */
  readonly quiet?: boolean;
  /** Isn't tried again while the browser has no network: a change waits for it, of which its user is to be told. */
  readonly onlineOnly?: boolean;
  /** Is still sent when the page goes. */
  readonly keepalive?: boolean;
}

export interface CountedRows<T> {
  readonly rows: T;
  readonly total: number;
}

/** Media come as the response itself. */
export type ApiResult<C extends Call> = C extends { readonly media: string }
  ? Response
  : C extends { readonly counted: true }
    ? CountedRows<ResultOf<C>>
    : ResultOf<C>;

type ApiArguments<C extends Call> = CallArguments<C> & CallControl;

export type ApiCall<C extends Call> = (
  ...given: object extends CallArguments<C> ? [given?: ApiArguments<C>] : [given: ApiArguments<C>]
) => Promise<ApiResult<C>>;

/** A function for each declared call. */
export type ApiOf<C extends Calls> = { readonly [N in keyof C]: ApiCall<C[N]> };

/** What any call may be given, when its types are no longer known. */
export interface GivenToCall extends CallControl {
  readonly params?: object;
  readonly query?: unknown;
  readonly body?: unknown;
}
