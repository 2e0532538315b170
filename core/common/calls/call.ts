import type { z } from 'zod';
import type { PathParams } from './callPath';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call: anybody, a user of the console, or a user of a built application as well. */
export type Audience = 'anyone' | 'console' | 'everyUser';

export interface CallOptions<
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Audience = Audience,
> {
  /** What it does, in a line, for the API document. */
  readonly summary: string;
  readonly query?: Q;
  readonly body?: B;
  readonly result: R;
  /** By default users of the console. */
  readonly audience?: A;
  /** The system permission that it takes. */
  readonly permission?: string;
  /** A list whose envelope carries how many there are in all: its handler returns `counted(rows, total)`. */
  readonly counted?: boolean;
  /** The status of success where it isn't 200. */
  readonly status?: number;
  /** Errors of its own, beside those that every call may answer. */
  readonly errors?: readonly string[];
  /** It changes nothing although its method says so: neither an anti-forgery token nor an audit entry is needed. */
  readonly safe?: boolean;
  /** Somebody who must change his password first may make it all the same. */
  readonly beforePasswordChange?: boolean;
  /** The greatest body in bytes, where the usual limit is too small. */
  readonly bodyLimit?: number;
  /** What success answers in place of an envelope, such as an image, a file or a stream. */
  readonly media?: string;
}

export interface Call<
  P extends string = string,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  A extends Audience = Audience,
> extends CallOptions<Q, B, R, A> {
  readonly method: Method;
  /** With ":name" for a segment that varies, and "{name}" for a part of one. */
  readonly path: P;
}

export type Calls = Readonly<Record<string, Call>>;

export type ParamsOf<C> = C extends Call<infer P> ? PathParams<P> : never;
export type QueryOf<C> = C extends { readonly query?: infer Q } ? z.output<Extract<Q, z.ZodType>> : never;
export type BodyOf<C> = C extends { readonly body?: infer B } ? z.output<Extract<B, z.ZodType>> : never;
export type ResultOf<C> = C extends { readonly result: infer R } ? z.output<Extract<R, z.ZodType>> : never;

/** What a caller may write: numbers and the like become text in the address. */
export type QueryInput<C> = C extends { readonly query?: infer Q }
  ? Writable<z.input<Extract<Q, z.ZodType>>, z.output<Extract<Q, z.ZodType>>>
  : undefined;
export type BodyInput<C> = C extends { readonly body?: infer B } ? z.input<Extract<B, z.ZodType>> : undefined;

type Writable<I, O> = I extends object ? { [K in keyof I]: I[K] | (K extends keyof O ? O[K] : never) } : I;

/** Everything that a caller gives; what the call doesn't take needn't be named. */
export type CallArguments<C> = Given<'params', ParamsOf<C>> &
  Given<'query', QueryInput<C>> &
  Given<'body', BodyInput<C>>;

type Given<N extends string, V> = object extends V
  ? { readonly [K in N]?: V }
  : undefined extends V
    ? { readonly [K in N]?: V }
    : { readonly [K in N]: V };

function declare(method: Method) {
  return <
    const P extends string,
    R extends z.ZodType,
    Q extends z.ZodType = z.ZodUndefined,
    B extends z.ZodType = z.ZodUndefined,
    const A extends Audience = 'console',
  >(
    path: P,
    options: CallOptions<Q, B, R, A>,
  ): Call<P, Q, B, R, A> => ({ method, path, ...options });
}

export const get = declare('GET');
export const post = declare('POST');
export const put = declare('PUT');
export const del = declare('DELETE');

/** Names a group of calls; everything on both sides is derived from what it returns. */
export function calls<const C extends Calls>(declared: C): C {
  return declared;
}
