/** What the server has set up for the console; any answer but 200 is thrown as the text that it brings. */
export async function readConfig(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { credentials: 'same-origin', signal });
  const body = await response.text();
  if (response.status !== 200) throw new Error(body || response.statusText);
  const answer: unknown = JSON.parse(body);
  return Reflect.get(Object(answer), 'result');
}
