import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../common/locale';
import type { Actor } from '../access/actor';
import { requestLocale } from './requestLocale';

const actors = new WeakMap<FastifyRequest, Actor>();

/** Who was found to make a request: for what happens beside its handler, such as its failure. */
export function rememberActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
}

export function actorOf(request: FastifyRequest): Actor | undefined {
  return actors.get(request);
}

/** The caller's own language, else what his browser asks for. */
export function callerLocale(request: FastifyRequest): Locale {
  return actors.get(request)?.locale ?? requestLocale(request);
}
