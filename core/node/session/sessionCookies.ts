import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import type { Locale } from '../../common/locale';
import { localeKeys } from '../../common/session/localeKey';
import {
  challengeCookie,
  lastUserCookie,
  readableCookies,
  sessionCookie,
  visitorCookie,
} from '../../common/session/sessionNames';
import type { Actor } from '../access/actor';
import { Configuration } from '../configuration/configuration';

const aYear = 365 * 24 * 3600;
/** What a cookie of ours may hold; anything else was not written here. */
const tokenPattern = /^[\w-]{43}$/;

export interface CookieUser {
  readonly id: string;
  readonly name: string;
  readonly tenantId: string;
  readonly locale: Locale;
  readonly kind: Actor['kind'];
  /** An address of this server, where the log-out of this session goes by way of somebody else. */
  readonly logoutUrl?: string;
}

/** Whether it was a user of the console who signed in last in this browser. */
export function wasOfConsole({ headers }: FastifyRequest): boolean {
  const kind: Actor['kind'] = 'User';
  return parseCookie(headers.cookie ?? '')[lastUserCookie] === kind;
}

/** The cookies of a session: the one that opens it, and those that the page reads. */
@injectable()
export class SessionCookies {
  constructor(@inject(Configuration) private readonly configuration: Configuration) {}

  sessionToken(request: FastifyRequest): string | undefined {
    return this.token(request, sessionCookie);
  }

  visitorToken(request: FastifyRequest): string | undefined {
    return this.token(request, visitorCookie);
  }

  challengeToken(request: FastifyRequest): string | undefined {
    return this.token(request, challengeCookie);
  }

  writeSession(request: FastifyRequest, reply: FastifyReply, token: string, user: CookieUser): void {
    this.write(request, reply, sessionCookie, token, { httpOnly: true });
    this.write(request, reply, readableCookies.userId, user.id);
    this.write(request, reply, readableCookies.tenantId, user.tenantId);
    this.write(request, reply, readableCookies.userName, user.name, { maxAge: aYear });
    this.write(request, reply, lastUserCookie, user.kind, { httpOnly: true, maxAge: aYear });
    const { logoutUrl = '' } = user;
    this.write(request, reply, readableCookies.logoutUrl, logoutUrl, logoutUrl === '' ? { maxAge: 0 } : {});
    this.writeLocale(request, reply, user.locale);
  }

  writeLocale(request: FastifyRequest, reply: FastifyReply, locale: Locale): void {
    this.write(request, reply, readableCookies.language, locale === 'zh-CN' ? 'zh' : 'en', { maxAge: aYear });
    this.write(request, reply, readableCookies.locale, localeKeys[locale], { maxAge: aYear });
  }

  /** The user's name and language stay, for the next log-in. */
  clearSession(request: FastifyRequest, reply: FastifyReply): void {
    this.write(request, reply, sessionCookie, '', { httpOnly: true, maxAge: 0 });
    for (const name of [readableCookies.userId, readableCookies.tenantId, readableCookies.logoutUrl])
      this.write(request, reply, name, '', { maxAge: 0 });
  }

  writeVisitor(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.write(request, reply, visitorCookie, token, { httpOnly: true });
  }

  writeChallenge(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.write(request, reply, challengeCookie, token, { httpOnly: true });
  }

  clearChallenge(request: FastifyRequest, reply: FastifyReply): void {
    this.write(request, reply, challengeCookie, '', { httpOnly: true, maxAge: 0 });
  }

  private token({ headers }: FastifyRequest, name: string): string | undefined {
    const value = parseCookie(headers.cookie ?? '')[name];
    return value && tokenPattern.test(value) ? value : undefined;
  }

  private write(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    value: string,
    more: Pick<SetCookie, 'httpOnly' | 'maxAge'> = {},
  ): void {
    const secure = request.protocol === 'https' || this.configuration.values.publicUrl?.startsWith('https:');
    const cookie = { name, value, path: '/', sameSite: 'lax', secure, ...more } as const;
    reply.header('set-cookie', stringifySetCookie(cookie));
  }
}
