import type { z } from 'zod';
import type { PathParams } from './callPath';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call: anybody, a user of the console, or a user of a built application as well. */
export type Audience = 'anyone' | 'console' | 'everyUser';

export interface CallOptions {
  /** What it does, in a line, for the API document. */
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly result: z.ZodType;
  /** By default users of the console. */
  readonly audience?: Audience;
  /** The system permission that it takes. */
  readonly permission?: string;
  /** A list whose envelope carries how many there are in all: its handler returns `counted(rows, total)`. */
  readonly counted?: boolean;
  /** The status of success where it isn't 200. */
  readonly status?: number;
  /** Errors of its own, beside those that every call may answer; with a status where it isn't the platform's. */
  readonly errors?: readonly (string | readonly [code: string, status: number])[];
  /** It changes nothing although its method says so: neither an anti-forgery token nor an audit entry is needed. */
  readonly safe?: boolean;
  /** Somebody who must change his password first may make it all the same. */
  readonly beforePasswordChange?: boolean;
  /** The greatest body in bytes, where the usual limit is too small. */
  readonly bodyLimit?: number;
  /** What success answers in place of an envelope, such as an image, a file or a stream. */
  readonly media?: string;
  /** The gallery's envelope: `responseCode` 0 and `content`. */
  readonly envelope?: 'gallery';
  /** It takes a form with files in place of JSON; its handler reads it from the request. */
  readonly form?: boolean;
  /** It takes the fields of a plain HTML form (application/x-www-form-urlencoded) in place of JSON. */
  readonly fields?: boolean;
  /** A page of another site may make it: what it brings proves by itself that it is meant. */
  readonly fromAnySite?: boolean;
}

export interface Call extends CallOptions {
  readonly method: Method;
  /** With ":name" for a segment that varies, and "{name}" for a part of one. */
  readonly path: string;
}

export type Calls = Readonly<Record<string, Call>>;

export type ParamsOf<C extends Call> = string extends C['path']
  ? Readonly<Record<string, string>>
  : PathParams<C['path']>;
export type QueryOf<C extends Call> = OutputOf<C['query']>;
export type BodyOf<C extends Call> = OutputOf<C['body']>;
export type ResultOf<C extends Call> = z.output<C['result']>;

/** What a caller may write: numbers and the like become text in the address. */
export type QueryInput<C extends Call> = Writable<InputOf<C['query']>, OutputOf<C['query']>>;
export type BodyInput<C extends Call> = C extends { readonly form: true } ? FormData | Blob : InputOf<C['body']>;

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type Writable<I, O> = I extends object ? { [K in keyof I]: I[K] | (K extends keyof O ? O[K] : never) } : I;

/** Everything that a caller gives; what the call doesn't take needn't be named. */
export type CallArguments<C extends Call> = Given<'params', ParamsOf<C>> &
  Given<'query', QueryInput<C>> &
  Given<'body', BodyInput<C>>;

type Given<N extends string, V> = object extends V
  ? { readonly [K in N]?: V }
  : undefined extends V
    ? { readonly [K in N]?: V }
    : { readonly [K in N]: V };

/** A slip in an option's name must not compile: "permision" would leave a call open. */
type Only<O> = Readonly<Record<Exclude<keyof O, keyof CallOptions>, never>>;

function declare<const M extends Method>(method: M) {
  return <const P extends string, const O extends CallOptions>(path: P, options: O & Only<O>) => ({
    method,
    path,
    ...options,
  });
}

export const get = declare('GET');
export const post = declare('POST');
export const put = declare('PUT');
export const del = declare('DELETE');

/** Names a group of calls; everything on both sides is derived from what it returns. */
export function calls<const C extends Calls>(declared: C): C {
  return declared;
}
