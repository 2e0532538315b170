/** The names in a path such as "/metadata/:name/:id". */
export type ParamNames<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;

export type PathParams<P extends string> = { readonly [N in ParamNames<P>]: string };

const placeholder = /:(\w+)/g;

export function paramNamesOf(path: string): readonly string[] {
  return [...path.matchAll(placeholder)].map(([, name = '']) => name);
}

/** The path with its parameters filled in, each escaped, so that a value can never lead to another call. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(placeholder, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The path ${path} needs a value for ${name}.`);
    // A segment of dots would be taken for a folder's name.
    return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%2E') : encodeURIComponent(value);
  });
}
