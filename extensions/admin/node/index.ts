import type { ActivateServer } from 'lathe/node';
import english from '../locales/en.json';
import chinese from '../locales/zh-CN.json';
import { serveAudit } from './audit/serveAudit';
import { serveSessions } from './sessions/serveSessions';
import { serveSso } from './sso/serveSso';
import { serveTenant } from './tenant/serveTenant';

export const activate: ActivateServer = (context) => {
  context.texts({ en: english, 'zh-CN': chinese });
  serveAudit(context);
  serveSessions(context);
  serveSso(context);
  serveTenant(context);
};
