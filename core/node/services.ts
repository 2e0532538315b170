import type { Newable } from 'inversify';
import { Audit } from './audit/audit';
import { Database } from './database/database';
import { Migrator } from './database/migrations/migrator';
import { EventLog } from './events/eventLog';
import { Events } from './events/events';
import { ServerExtensions } from './extensions/serverExtensions';
import { CallLedger } from './http/callLedger';
import { CallServer } from './http/callServer';
import { jobServices } from './jobs/jobServices';
import { mailServices } from './mail/mailServices';
import { Shutdown } from './operations/shutdown';
import { Messages } from './texts/messages';

/** Every service of the server; a class is its own token. */
export const nodeServices: readonly Newable<object>[] = [
  Audit,
  CallLedger,
  CallServer,
  Database,
  EventLog,
  Events,
  Messages,
  Migrator,
  ServerExtensions,
  Shutdown,
  ...jobServices,
  ...mailServices,
];
