import type { FastifyInstance } from 'fastify';
import type { MigrationSet } from '../database/migrations/migration';

/** An area of the platform, as the process sees it: each step is taken for all parts before the next begins. */
export abstract class ServerPart {
  /** The tables that it needs. */
  readonly tables?: MigrationSet;
  /** Adds its routes; the database may not be asked yet. */
  addTo?(server: FastifyInstance): void | Promise<void>;
  /** When all tables are there, before the server listens. */
  start?(): Promise<void>;
  /** When no request runs any more, before the database is closed; in reverse order. */
  stop?(): Promise<void>;
}
