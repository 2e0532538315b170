import { type Envelope, successCode } from '../../common/calls/envelope';

/** The envelope that a response holds, the gallery's too; undefined when it is of no form that we know. */
export function readEnvelope(body: unknown): Envelope<unknown> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('resCode' in body) return { ...body, resCode: String(body.resCode), ...message(body, 'resMsg') };
  if (!('responseCode' in body)) return undefined;
  const { responseCode: code, ...rest } = body;
  const result = 'content' in body ? { result: body.content } : {};
  return { ...rest, ...result, resCode: String(code), ...message(body, 'responseMsg') };
}

export function isSuccess({ resCode }: Envelope<unknown>): boolean {
  return resCode === successCode;
}

/** How many there are in all; older calls say `total`. */
export function totalOf(envelope: Envelope<unknown> & { readonly total?: unknown }): number {
  const { count, total, result } = envelope;
  if (typeof count === 'number') return count;
  if (typeof total === 'number') return total;
  return Array.isArray(result) ? result.length : 0;
}

function message(body: object, key: string): { readonly resMsg: string } {
  const found = new Map<string, unknown>(Object.entries(body)).get(key);
  return { resMsg: typeof found === 'string' ? found : '' };
}
