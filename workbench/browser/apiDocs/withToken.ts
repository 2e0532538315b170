import { z } from 'zod/mini';

interface Request {
  url: string;
  method?: string;
  headers: Record<string, string>;
}

const Token = z.object({ result: z.string() });
const tokenPath = '/u-route/baas/sys/v1.0/csrf/get';

/** What changes something carries the anti-forgery token, as it does when the workbench makes the call. */
export async function withToken<R extends Request>(request: R): Promise<R> {
  if (/^(get|head|options)$/i.test(request.method ?? 'get')) return request;
  const response = await fetch(tokenPath, { method: 'POST', credentials: 'same-origin' });
  const token = Token.safeParse(await response.json().catch(() => undefined));
  if (token.success) request.headers['csrf-token'] = token.data.result;
  return request;
}
