export { accessErrors } from './access/accessErrors';
export { type AccessChanged, accessTopic } from './access/accessEvent';
export { permissionsOfProfile } from './access/profiles';
export { allPermissions, type Permission, permissions } from './access/permissions';
/** What the contract of an extension (its `common` folder) is written in. */
export {
  type BodyOf,
  type Call,
  calls,
  del,
  get,
  type ParamsOf,
  post,
  put,
  type QueryOf,
  type ResultOf,
} from './calls/call';
export { type Envelope, type FieldIssue, successText } from './calls/envelope';
export { Refusal } from './calls/refusal';
export { ComponentPoint } from './extensions/componentPoint';
export { ContributionPoint } from './extensions/contributionPoint';
export { loginAddress } from './session/loginAddresses';
export { redirectTarget } from './session/redirectTarget';
export { sessionCalls } from './session/sessionCalls';
export { localeKeys, toLocaleKey } from './session/localeKey';
export { loginPath, portalLoginPath } from './session/sessionNames';
export { type Locale, toLocale } from './locale';
export { nameFromWords } from './nameFromWords';
export { nameInWords } from './nameInWords';
export type { LiveEvent, ReceivedEvent } from './events/liveEvent';
export { jobCalls, type JobQuery } from './jobs/jobCalls';
export { isEnded, jobStates, jobTopic } from './jobs/jobState';
export { JobState, JobView } from './jobs/jobView';
export { messageCalls, type MessageQuery } from './mail/messageCalls';
export { MessageKind, MessageState, MessageSummary, messageTopic, MessageView } from './mail/messageView';
export { blobCalls, BlobView } from './blobs/blobCalls';
export { isId, newId, prefixOf } from './ids/id';
export { filledIn, placeOnPage } from './pages/pagePlace';
export { requestUrl } from './calls/requestUrl';
export { Condition } from './metadata/condition';
export { ListQuery } from './metadata/listQuery';
export { LockInfo } from './metadata/lockInfo';
export { BrandView, brandCalls } from './tenants/brandCalls';
export { namespaceTopic } from './tenants/namespaceTopic';
export { serverConfigCalls } from './operations/serverConfigCalls';
export { isEditable, isUnlockable, lockSeconds } from './metadata/lockRules';
export { metadataCalls, partCalls } from './metadata/metadataCalls';
export { MetadataEvent } from './metadata/metadataEvent';
export { metadataTopic } from './metadata/metadataTopic';
export { DeletedRecord, Id, JsonData, ListedRecord, MetadataRecord, RecordLink } from './metadata/metadataRecord';
export { isMetadataName, isQualifiedName, labelLength } from './metadata/names';
export { lockCalls, recordCalls, recycleCalls, versionCalls } from './metadata/recordCalls';
export { type NoticeParameters, noticeSeverities, noticeTopic } from './notify/notice';
export { type Presence, presenceTopic } from './presence/presence';
export { presenceCalls } from './presence/presenceCalls';
export { closest } from './manifest/closest';
export { Import, ImportResult, NewRecord, PortableRecord, RecordChange } from './metadata/recordInput';
export { RecordVersion, VersionComparison, VersionInfo } from './metadata/recordVersion';
export { TypeDetail, TypeInfo } from './metadata/typeInfo';
export { SearchHit, Use } from './metadata/uses';
export { passwordPolicyCalls, PasswordPolicyShape, secondFactorRules } from './session/passwordPolicyCalls';
export { registrationCalls, RegistrationShape } from './session/registrationCalls';
export { secondFactorCalls } from './session/secondFactorCalls';
export { secondFactorTopic } from './session/secondFactorEvent';
