import type { ConsoleQuery } from './queryText';

function pathOf({ object, names }: ConsoleQuery): string {
  return `/u-route/baas/data/v1.0/query/${encodeURIComponent(object)}${names ? '?base=I' : ''}`;
}

/** A line for the shell, with a token in place of the session. */
export function asCurl(query: ConsoleQuery, origin: string): string {
  const body = JSON.stringify(query.request).replaceAll("'", "'\\''");
  return [
    `curl -X POST '${origin}${pathOf(query)}'`,
    `  -H 'authorization: Bearer '"$LATHE_TOKEN"`,
    `  -H 'content-type: application/json'`,
    `  -d '${body}'`,
  ].join(' \\\n');
}

/** For a program; the answer is read as text where it holds numbers that JavaScript would round. */
export function asTypeScript(query: ConsoleQuery, origin: string): string {
  return [
    `const response = await fetch(${JSON.stringify(origin + pathOf(query))}, {`,
    `  method: 'POST',`,
    `  headers: { authorization: \`Bearer \${token}\`, 'content-type': 'application/json' },`,
    `  body: JSON.stringify(${JSON.stringify(query.request, null, 2).replaceAll('\n', '\n  ')}),`,
    `});`,
    `const { resCode, resMsg, result } = await response.json();`,
    `if (resCode !== '0') throw new Error(resMsg);`,
    '',
  ].join('\n');
}
