/** The public API of the server for extensions. */
export { type Actor, administratorProfile, isAdministrator } from './access/actor';
export { Audit, type AuditEntry } from './audit/audit';
export { Database, type Connected, type InTransaction } from './database/database';
export type { Migration } from './database/migrations/migration';
export { type EventListener, Events, type PublishedEvent } from './events/events';
export type { ActivateServer, ServerContext } from './extensions/serverApi';
export { type CallInput, counted, type Handler, type Handlers } from './http/callHandler';
export type { JobContext, JobDefinition, JobProgress, JobRetry } from './jobs/jobDefinition';
export { Jobs, type StartOptions } from './jobs/jobs';
export { Mail, type MailContent, type MailTemplate, type MessageOptions } from './mail/mail';
export { type OutgoingSms, SmsProvider } from './mail/smsProvider';
export type { Tenant } from './tenants/tenant';
export { MetadataLocks } from './metadata/locks/metadataLocks';
export { MetadataStore, type WriteOptions } from './metadata/metadataStore';
export type { Draft, HookContext, MetadataHooks, MetadataType, ReferenceRule } from './metadata/types/metadataType';
export { MetadataTypes } from './metadata/types/metadataTypes';
