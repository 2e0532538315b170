import type { Newable } from 'inversify';
import { AuditPart } from './audit/auditPart';
import { EventsPart } from './events/eventsPart';
import type { ServerPart } from './http/serverPart';

/** The areas of the platform, in the order in which they start. */
export const nodeParts: readonly Newable<ServerPart>[] = [AuditPart, EventsPart];
