/**
 * The names in a path such as "/metadata/:name/:id", or "/metadata/{name}import" where letters follow, or "/files/*path"
 * where it is all that follows.
 */
export type ParamNames<P extends string> = P extends `${infer Segment}/${infer Rest}`
  ? NamesIn<Segment> | ParamNames<Rest>
  : NamesIn<P>;

type NamesIn<S extends string> = S extends `:${infer Name}` | `*${infer Name}`
  ? Name
  : S extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

export type PathParams<P extends string> = { readonly [N in ParamNames<P>]: string };

const placeholder = /:(\w+)|\{(\w+)\}|\*(\w+)$/g;

/** The name of all that follows, where a path ends so. */
export function restNameOf(path: string): string | undefined {
  return /\*(\w+)$/.exec(path)?.[1];
}

export function paramNamesOf(path: string): readonly string[] {
  return [...path.matchAll(placeholder)].map(([, ...names]) => names.find((name) => name) ?? '');
}

/** The path with each of its parameters written in another way. */
export function rewritePath(path: string, write: (name: string) => string): string {
  return path.replace(placeholder, (_, plain?: string, braced?: string, rest?: string) =>
    write(plain ?? braced ?? rest ?? ''),
  );
}

/** As the server's router has it: where letters follow a parameter, it needs to be told what the parameter may be. */
export function routerPath(path: string): string {
  return path.replace(placeholder, (_, plain?: string, braced?: string, rest?: string) =>
    rest === undefined ? `:${plain ?? `${braced ?? ''}(.+)`}` : '*',
  );
}

/** A segment of dots leads to another folder however it is written, so that no address can carry it as a value. */
export class ValueWithoutAddress extends Error {
  override readonly name = 'ValueWithoutAddress';

  constructor(readonly value: string) {
    super(`The value "${value}" cannot stand in a path.`);
  }
}

/** The path with its parameters filled in, each escaped, so that a value can never lead to another call. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  const rest = restNameOf(path);
  return rewritePath(path, (name) => {
    const value = params[name];
    if (!value) throw new Error(`The path ${path} needs a value for ${name}.`);
    return (name === rest ? value.split('/') : [value]).map(segment).join('/');
  });
}

function segment(value: string): string {
  if (/^\.{1,2}$/.test(value)) throw new ValueWithoutAddress(value);
  return encodeURIComponent(value);
}
