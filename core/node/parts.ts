import type { Newable } from 'inversify';
import type { ServerPart } from './http/serverPart';

/** The areas of the platform, in the order in which they start. */
export const nodeParts: readonly Newable<ServerPart>[] = [];
