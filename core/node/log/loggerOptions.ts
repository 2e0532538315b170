import type { FastifyServerOptions } from 'fastify';
import pino from 'pino';

/** Takes lines of the log. */
export interface LogTarget {
  write(line: string): void;
}

/** What PostgreSQL tells of an error beside its message: it shows the row at fault, with whatever is secret in it. */
const untold = ['detail', 'where', 'internalQuery'];

/** How the log is written; at no level does it hold what only those may know whom it concerns. */
export function loggerOptions(level: string, stream?: LogTarget): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  const options = { level, serializers: { err: shownError } };
  return stream ? { ...options, stream } : options;
}

function shownError(error: Error) {
  const told = pino.stdSerializers.err(error);
  const more = Object.entries(told).filter(([name]) => !untold.includes(name));
  return { ...Object.fromEntries(more), type: told.type, message: told.message, stack: told.stack };
}
