import type { FastifyReply, FastifyRequest } from 'fastify';
import type { sessionCalls } from '../../common/session/sessionCalls';
import type { Handlers } from '../http/callHandler';
import type { AntiForgery } from './antiForgery';
import type { Captchas } from './captchas';
import type { LoginThrottle } from './loginThrottle';
import type { SessionCookies } from './sessionCookies';
import { randomToken } from './tokens';

interface CaptchaServices {
  readonly antiForgery: AntiForgery;
  readonly captchas: Captchas;
  readonly cookies: SessionCookies;
  readonly throttle: LoginThrottle;
}

/** Status 201 says "required" or "right". */
export function captchaHandlers({
  antiForgery,
  captchas,
  cookies,
  throttle,
}: CaptchaServices): Pick<Handlers<typeof sessionCalls>, 'captchaImage' | 'checkCaptcha'> {
  const visitorOf = (request: FastifyRequest, reply: FastifyReply): string => {
    const known = cookies.visitorToken(request);
    if (known) return known;
    const token = randomToken();
    cookies.writeVisitor(request, reply, token);
    return token;
  };
  return {
    captchaImage: async ({ query, request, reply }) => {
      const image = await captchas.draw(visitorOf(request, reply));
      const required = await throttle.captchaRequired(query.userName, request.ip);
      reply.status(required ? 201 : 200).header('cache-control', 'no-store');
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return image;
    },
    checkCaptcha: async ({ body, request, reply }) => {
      antiForgery.checkOrigin(request);
      const required = await throttle.captchaRequired(body?.userName, request.ip);
      if (!body?.captcha) {
        reply.status(required ? 201 : 200);
        return { required };
      }
      const visitor = cookies.visitorToken(request);
      const valid = visitor !== undefined && (await captchas.check(visitor, body.captcha));
      reply.status(valid ? 201 : 200);
      return { required, valid };
    },
  };
}
