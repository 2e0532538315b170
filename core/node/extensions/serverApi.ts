import type { Newable, ServiceIdentifier } from 'inversify';
import type { z } from 'zod';
import type { Calls } from '../../common/calls/call';
import type { MessageParameters } from '../../common/codedMessage';
import type { ContributionPoint } from '../../common/extensions/contributionPoint';
import type { Locale } from '../../common/locale';
import type { Migration } from '../database/migrations/migration';
import type { Handlers } from '../http/callHandler';
import type { Jobs } from '../jobs/jobs';
import type { MetadataType } from '../metadata/types/metadataType';

/** What an extension's server module exports as `activate`; it is called once, before the server listens. */
export type ActivateServer = (context: ServerContext) => void | Promise<void>;

export interface ServerModule {
  readonly activate: ActivateServer;
}

/** What an extension gets to bring its calls and tables. */
export interface ServerContext {
  readonly id: string;
  /** Makes a class a service: one instance, made when first asked for; also by the token that it stands for. */
  bind(service: Newable<object>, token?: ServiceIdentifier<object>): void;
  /** A service of the platform, or one that was bound. */
  get<T>(service: ServiceIdentifier<T>): T;
  /** Answers calls; each declared call needs its handler. */
  serve<C extends Calls>(calls: C, handlers: Handlers<C>): void;
  /** Work that outlives requests: define its kinds here, start it from a handler. */
  readonly jobs: Jobs;
  /** Its texts; the server says those under `error.CODE`, `mail.NAME.text` and the names of its jobs. */
  texts(tables: Readonly<Record<Locale, Readonly<Record<string, string>>>>): void;
  /** One of the server's texts in somebody's language. */
  say(locale: Locale, key: string, parameters?: MessageParameters): string;
  readonly metadata: {
    /** Brings a type of metadata: calls, locks, versions, search and all else follow from it. */
    register<S extends z.ZodType>(type: MetadataType<S>): void;
  };
  /** Adds something to what another extension, whose `common` folder declares the point, does or offers. */
  contribute<T>(point: ContributionPoint<T>, value: T): void;
  /** The steps by which its tables came to be, in order. */
  migrate(migrations: readonly Migration[]): void;
}
