import type { Newable } from 'inversify';
import { accessServices } from './access/accessServices';
import { Audit } from './audit/audit';
import { AuditAnchors } from './audit/auditAnchors';
import { AuditChain } from './audit/auditChain';
import { RefusedCalls } from './audit/refusedCalls';
import { blobServices } from './blobs/blobServices';
import { Database } from './database/database';
import { Migrator } from './database/migrations/migrator';
import { Announcer } from './events/announcer';
import { EventLog } from './events/eventLog';
import { Events } from './events/events';
import { EventStreams } from './events/eventStreams';
import { Contributions } from './extensions/contributions';
import { ServerExtensions } from './extensions/serverExtensions';
import { CallLedger } from './http/callLedger';
import { CallLimits } from './http/callLimits';
import { CallServer } from './http/callServer';
import { jobServices } from './jobs/jobServices';
import { mailServices } from './mail/mailServices';
import { Shutdown } from './operations/shutdown';
import { Notices } from './notify/notices';
import { MetadataHandlers } from './metadata/calls/metadataHandlers';
import { RecordHandlers } from './metadata/calls/recordHandlers';
import { RecordUses } from './metadata/history/recordUses';
import { RecordVersions } from './metadata/history/recordVersions';
import { RecycleBin } from './metadata/history/recycleBin';
import { MetadataLocks } from './metadata/locks/metadataLocks';
import { MetadataStore } from './metadata/metadataStore';
import { RecordExport } from './metadata/reading/recordExport';
import { RecordReader } from './metadata/reading/recordReader';
import { RecordSearch } from './metadata/reading/recordSearch';
import { MetadataTypes } from './metadata/types/metadataTypes';
import { RecordCreation } from './metadata/writing/recordCreation';
import { RecordDeletion } from './metadata/writing/recordDeletion';
import { RecordGuard } from './metadata/writing/recordGuard';
import { RecordImport } from './metadata/writing/recordImport';
import { RecordJournal } from './metadata/writing/recordJournal';
import { RecordUpdate } from './metadata/writing/recordUpdate';
import { ReferenceTable } from './metadata/writing/referenceTable';
import { Presences } from './presence/presences';
import { PasswordRecovery } from './recovery/passwordRecovery';
import { RecoveryStore } from './recovery/recoveryStore';
import { LoginChallenges } from './secondFactor/loginChallenges';
import { SecondFactorRule } from './secondFactor/secondFactorRule';
import { SecondFactors } from './secondFactor/secondFactors';
import { SecondStep } from './secondFactor/secondStep';
import { Secrets } from './secrets/secrets';
import { sessionServices } from './session/sessionServices';
import { Messages } from './texts/messages';

/** Every service of the server; a class is its own token. */
export const nodeServices: readonly Newable<object>[] = [
  Announcer,
  Audit,
  AuditAnchors,
  AuditChain,
  CallLedger,
  CallLimits,
  CallServer,
  Contributions,
  Database,
  EventLog,
  Events,
  EventStreams,
  MetadataHandlers,
  MetadataLocks,
  MetadataStore,
  MetadataTypes,
  Presences,
  RecordCreation,
  RecordDeletion,
  RecordExport,
  RecordGuard,
  RecordHandlers,
  RecordImport,
  RecordJournal,
  RecordReader,
  RecordSearch,
  RecordUpdate,
  RecordUses,
  RecordVersions,
  PasswordRecovery,
  RecoveryStore,
  RecycleBin,
  ReferenceTable,
  Messages,
  Notices,
  RefusedCalls,
  LoginChallenges,
  SecondFactorRule,
  SecondFactors,
  SecondStep,
  Secrets,
  Migrator,
  ServerExtensions,
  Shutdown,
  ...accessServices,
  ...blobServices,
  ...jobServices,
  ...mailServices,
  ...sessionServices,
];
