import type { Locale } from '../../common/locale';
import type { Tenant } from '../tenants/tenant';

/** Who acts: handed to everything that changes or reads a tenant's data. */
export interface Actor {
  readonly tenant: Tenant;
  readonly userId: string;
  readonly userName: string;
  /** A user of the console, or one of a built application. */
  readonly kind: 'User' | 'PortalUser';
  /** The name of the profile, such as "System Administrator". */
  readonly profile: string;
  readonly permissions: ReadonlySet<string>;
  readonly locale: Locale;
  /** Nothing but what a password change needs is open to this one. */
  readonly mustChangePassword?: boolean;
  /** Absent when the platform itself acts, as in a job. */
  readonly session?: string;
  /** A program acts by a token in place of a session, as its owner or by itself. */
  readonly byToken?: boolean;
  /** Which token: the audit log tells it. */
  readonly token?: ActorToken;
  /** By which operators find what happened in the logs. */
  readonly requestId?: string;
  readonly address?: string;
}

/** A personal access token, or the OAuth client to which a token was given. */
export interface ActorToken {
  readonly id: string;
  readonly name: string;
}

export const administratorProfile = 'System Administrator';

export function isAdministrator({ profile }: Actor): boolean {
  return profile === administratorProfile;
}

/** For what is done in his name that takes more than he may by himself: say at the place why he may have it done. */
export function withPermission(actor: Actor, permission: string): Actor {
  return { ...actor, permissions: new Set([...actor.permissions, permission]) };
}
