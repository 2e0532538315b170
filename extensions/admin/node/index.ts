import type { ActivateServer } from 'lathe/node';
import english from '../locales/en.json';
import chinese from '../locales/zh-CN.json';
import { serveAudit } from './audit/serveAudit';
import { serveExplanation } from './permissions/serveExplanation';
import { servePermissionSets } from './permissions/servePermissionSets';
import { serveProfiles } from './permissions/serveProfiles';
import { serveTemporaryAuthority } from './permissions/serveTemporaryAuthority';
import { serveUserPick } from './permissions/serveUserPick';
import { serveQueues } from './queues/serveQueues';
import { serveSessions } from './sessions/serveSessions';
import { serveSso } from './sso/serveSso';
import { serveTenant } from './tenant/serveTenant';
import { serveUsers } from './users/serveUsers';

export const activate: ActivateServer = (context) => {
  context.texts({ en: english, 'zh-CN': chinese });
  serveAudit(context);
  serveExplanation(context);
  servePermissionSets(context);
  serveProfiles(context);
  serveQueues(context);
  serveSessions(context);
  serveTemporaryAuthority(context);
  serveSso(context);
  serveTenant(context);
  serveUserPick(context);
  serveUsers(context);
};
