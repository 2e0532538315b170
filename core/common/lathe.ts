export { type Permission, permissions } from './access/permissions';
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
export type { Envelope, FieldIssue } from './calls/envelope';
export { Refusal } from './calls/refusal';
export type { LiveEvent, ReceivedEvent } from './events/liveEvent';
export { isId, newId, prefixOf } from './ids/id';
