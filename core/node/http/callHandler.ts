import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Call, Calls, ParamsOf, QueryOf, ResultOf } from '../../common/calls/call';
import type { Locale } from '../../common/locale';
import type { Actor } from '../access/actor';

/** What a handler gets: all of it checked. */
export interface CallInput<C extends Call = Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly actor: C extends { readonly audience: 'anyone' } ? Actor | undefined : Actor;
  readonly locale: Locale;
  /** The project that the caller works in, from the header "project-id": new records belong to it. */
  readonly project: string | undefined;
  /** Aborted when the caller went away or the server stops. */
  readonly signal: AbortSignal;
  /** For cookies, headers and streams; nearly no handler needs them. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A part of a longer list; without a total where nobody asked for it. */
export class Counted<T> {
  /** Nothing else with rows and a total is taken for it. */
  readonly #counted = true;

  constructor(
    readonly rows: T,
    readonly total: number | undefined,
  ) {}
}

export function counted<T>(rows: T, total: number | undefined): Counted<T> {
  return new Counted(rows, total);
}

/** A call that answers media sends the reply itself, or returns what is to be sent. */
type Answer<C extends Call> = C extends { readonly media: string }
  ? unknown
  : C extends { readonly counted: true }
    ? Counted<ResultOf<C>>
    : ResultOf<C>;

export type Handler<C extends Call> = (input: CallInput<C>) => Answer<C> | Promise<Answer<C>>;

/** A handler of some call whose types are no longer known. */
export type AnyHandler = (input: Omit<CallInput, 'actor'> & { readonly actor: Actor | undefined }) => unknown;

export type Handlers<C extends Calls> = { readonly [N in keyof C]: Handler<C[N]> };
