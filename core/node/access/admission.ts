import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../common/calls/refusal';
import type { Gatekeeper } from '../http/gatekeeper';
import type { Actor } from './actor';

/** For routes that are no declared calls: lets in who has a session of the console. */
export async function admitSignedIn(gatekeeper: Gatekeeper, request: FastifyRequest): Promise<Actor> {
  const actor = await gatekeeper.identify(request);
  if (actor?.kind !== 'User') throw await gatekeeper.absence(request);
  if (actor.mustChangePassword) throw new Refusal('MUST_CHANGE_PASSWORD');
  return actor;
}

/** The same for users of built applications too. */
export async function admitEveryUser(gatekeeper: Gatekeeper, request: FastifyRequest): Promise<Actor> {
  const actor = await gatekeeper.identify(request);
  if (!actor) throw await gatekeeper.absence(request);
  if (actor.mustChangePassword) throw new Refusal('MUST_CHANGE_PASSWORD');
  return actor;
}

/** Lets in who may change something and means to. */
export async function admitChange(gatekeeper: Gatekeeper, request: FastifyRequest, permission: string): Promise<Actor> {
  const actor = await admitSignedIn(gatekeeper, request);
  await gatekeeper.requireIntent(request, actor);
  if (!actor.permissions.has(permission)) throw new Refusal('FORBIDDEN', { parameters: { permission } });
  return actor;
}
