import type { Operation } from './operations';

/** What the user has filled in: parameters by "place.name", and the body. */
export interface Filled {
  readonly values: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request that is ready to be sent, or to be copied. */
export interface Prepared {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

export function keyOf({ in: place, name }: { readonly in: string; readonly name: string }): string {
  return `${place}.${name}`;
}

/** The parameters that it cannot do without and that have no value. */
export function missingIn({ parameters }: Operation, { values }: Filled): readonly string[] {
  return parameters.filter((one) => one.required && !values[keyOf(one)]?.trim()).map(({ name }) => name);
}

/** Values are escaped: they never lead to another address. */
export function prepare({ method, path, parameters, body }: Operation, filled: Filled): Prepared {
  const valueOf = (place: string, name: string): string => filled.values[`${place}.${name}`]?.trim() ?? '';
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf('path', name)));
  const query = new URLSearchParams();
  for (const one of parameters) {
    const value = one.in === 'query' ? valueOf('query', one.name) : '';
    if (value !== '') query.set(one.name, value);
  }
  const text = query.size > 0 ? `?${query}` : '';
  return {
    method,
    path: address + text,
    body: body === undefined || filled.body.trim() === '' ? undefined : filled.body,
  };
}

/** A line for the shell, with a token in place of the session. */
export function asCurl({ method, path, body }: Prepared, origin: string): string {
  const quoted = (written: string) => `'${written.replaceAll("'", "'\\''")}'`;
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    `  -H 'authorization: Bearer '"$LATHE_TOKEN"`,
    ...(body === undefined ? [] : [`  -H 'content-type: application/json'`, `  -d ${quoted(body)}`]),
  ].join(' \\\n');
}

/** For a program. */
export function asTypeScript({ method, path, body }: Prepared, origin: string): string {
  const type = body === undefined ? '' : `, 'content-type': 'application/json'`;
  return [
    `const response = await fetch(${JSON.stringify(origin + path)}, {`,
    `  method: '${method}',`,
    `  headers: { authorization: \`Bearer \${token}\`${type} },`,
    ...(body === undefined ? [] : [`  body: ${JSON.stringify(body)},`]),
    `});`,
    `const { resCode, resMsg, result } = await response.json();`,
    `if (resCode !== '0') throw new Error(resMsg);`,
    '',
  ].join('\n');
}
