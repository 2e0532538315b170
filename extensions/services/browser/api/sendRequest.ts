import type { AntiForgery } from 'lathe';
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
    text: indented(text),
  };
}

/** Only where nothing of it changes: a number may have more digits than JavaScript keeps. */
function indented(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
