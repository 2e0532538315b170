/** The public API of the server for extensions. */
export { Access } from './access/access';
export { accessRefusal, refuseOwnAccess, requireGrantable, requireNoMore } from './access/accessGuards';
export { type AccessRule, type AccessRules, type AccessSubject, permissionsBy } from './access/accessRules';
export type { AccessTables } from './access/accessTables';
export { Administrators } from './access/administrators';
export { type GivenPermissionSet, PermissionSets } from './access/permissionSets';
export { type GivenProfile, Profiles } from './access/profiles';
export { type Actor, type ActorToken, administratorProfile, isAdministrator, withPermission } from './access/actor';
export { type BearerKind, BearerTokens, refuseTokens } from './access/bearer';
export { Audit, type AuditedActor, type AuditEntry } from './audit/audit';
export { AuditChain } from './audit/auditChain';
export type { AuditTables } from './audit/auditTables';
export { BlobLinks } from './blobs/blobLinks';
export { type Blob, type BlobOptions, Blobs, type BlobUser } from './blobs/blobs';
export { BlobSender } from './blobs/blobSender';
export { Database, type Connected, type InTransaction } from './database/database';
export type { Migration } from './database/migrations/migration';
export { type EventAudience, eventAudience } from './events/eventAudience';
export { type EventListener, Events, type PublishedEvent } from './events/events';
export { Contributions } from './extensions/contributions';
export type { ActivateServer, ServerContext } from './extensions/serverApi';
export { type CallInput, counted, type Handler, type Handlers } from './http/callHandler';
export type { JobContext, JobDefinition, JobProgress, JobRetry } from './jobs/jobDefinition';
export { Jobs, type StartOptions } from './jobs/jobs';
export { codeOf } from './database/connections/failures';
export { MailTransport } from './mail/mailTransport';
export { type Messaging, MessagingSettings, messagingSetting } from './mail/messagingSettings';
export { type OpenSession, SessionList } from './session/sessionList';
export { Mail, type MailContent, type MailTemplate, type MessageOptions } from './mail/mail';
export { type OutgoingSms, SmsProvider } from './mail/smsProvider';
export { type Account, type OpenedSession, SignIn } from './session/signIn';
export type { SecondFactorTables } from './secondFactor/secondFactorTables';
export { LoginThrottle } from './session/loginThrottle';
export { oneTimePassword } from './session/oneTimePassword';
export { Passwords } from './session/passwords';
export { SessionCookies } from './session/sessionCookies';
export { SessionStore } from './session/sessionStore';
export { Sessions } from './session/sessions';
export { hashToken, randomToken } from './session/tokens';
export { Configuration } from './configuration/configuration';
export { Log } from './log/log';
export { type NewNotice, type NoticePage, Notices } from './notify/notices';
export type { NoticeRow } from './notify/noticeTables';
export { type Sweep, Sweeps } from './operations/sweeps';
export { containing, escapeLike } from './database/likePattern';
export { Messages } from './texts/messages';
export { type NewUser, type User, type UserChange, Users } from './users/users';
export { userActor } from './users/userActor';
export { type UserSource, type UserTables } from './users/userTables';
export { Secrets } from './secrets/secrets';
export { explainIssues } from './http/explainIssues';
export { preloadLinks } from './http/preloadLinks';
export { PasswordPolicies, passwordPolicySetting } from './session/passwordPolicies';
export type { Tenant } from './tenants/tenant';
export { brandSetting, brandView } from './tenants/brandPart';
export { licenceNumber, licenceSetting } from './tenants/licences';
export { type TenantSetting, TenantSettings, settingTopic } from './tenants/tenantSettings';
export { Tenants } from './tenants/tenants';
export { VisitorTenant } from './tenants/visitorTenant';
export { MetadataLocks } from './metadata/locks/metadataLocks';
export { MetadataStore, type WriteOptions } from './metadata/metadataStore';
export type {
  Draft,
  HookContext,
  MetadataHooks,
  MetadataType,
  ReferenceRule,
  WantedRecord,
} from './metadata/types/metadataType';
export { MetadataTypes } from './metadata/types/metadataTypes';
export type { Reference } from './metadata/writing/referencesIn';
export { type FileTree, readRecords, writeRecords } from './metadata/files/recordFiles';
