import type { FastifyRequest } from 'fastify';
import { type Locale, toLocale } from '../../common/locale';

/** The language that the user chose, else the browser's. */
export function requestLocale({ headers }: FastifyRequest): Locale {
  const chosen = /(?:^|;\s*)(?:u-locale|locale)=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  return toLocale(chosen ?? headers['accept-language']);
}
