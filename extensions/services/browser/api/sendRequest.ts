import type { AntiForgery } from 'lathe';
import { indentJson } from './indentJson';
import type { Prepared } from './prepared';

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

/** As the user who is signed in; whatever the server answers is the answer. */
export async function sendRequest({ method, path, body }: Prepared, antiForgery: AntiForgery): Promise<Answer> {
  const headers: Record<string, string> = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(method === 'GET' ? {} : { 'csrf-token': await antiForgery.token() }),
  };
  const begin = performance.now();
  const response = await fetch(path, { method, headers, body });
  const text = await response.text();
  const { status, statusText } = response;
  return {
    status,
    statusText,
    milliseconds: performance.now() - begin,
    headers: [...response.headers],
    text: indentJson(text),
  };
}
