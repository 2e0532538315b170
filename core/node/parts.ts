import type { Newable } from 'inversify';
import { AccessPart } from './access/accessPart';
import { AuditPart } from './audit/auditPart';
import { BlobsPart } from './blobs/blobsPart';
import { EventsPart } from './events/eventsPart';
import { OpenApiPart } from './http/openApi/openApiPart';
import type { ServerPart } from './http/serverPart';
import { JobsPart } from './jobs/jobsPart';
import { MailPart } from './mail/mailPart';
import { MetadataPart } from './metadata/metadataPart';
import { NotifyPart } from './notify/notifyPart';
import { Drain } from './operations/drain';
import { Health } from './operations/health';
import { Metrics } from './operations/metrics';
import { RequestLog } from './operations/requestLog';
import { ServerConfigPart } from './operations/serverConfigPart';
import { Sweeps } from './operations/sweeps';
import { PresencePart } from './presence/presencePart';
import { RecoveryPart } from './recovery/recoveryPart';
import { RegistrationPart } from './registration/registrationPart';
import { SecondFactorPart } from './secondFactor/secondFactorPart';
import { PasswordPolicyPart } from './session/passwordPolicyPart';
import { SessionPart } from './session/sessionPart';
import { BrandPart } from './tenants/brandPart';
import { TenantsPart } from './tenants/tenantsPart';
import { UsersPart } from './users/usersPart';

/** The areas of the platform, in the order in which they start. */
export const nodeParts: readonly Newable<ServerPart>[] = [
  RequestLog,
  Drain,
  Metrics,
  Health,
  ServerConfigPart,
  OpenApiPart,
  TenantsPart,
  UsersPart,
  AccessPart,
  AuditPart,
  EventsPart,
  SessionPart,
  PasswordPolicyPart,
  SecondFactorPart,
  RegistrationPart,
  NotifyPart,
  JobsPart,
  MailPart,
  RecoveryPart,
  MetadataPart,
  PresencePart,
  BlobsPart,
  BrandPart,
  Sweeps,
];
