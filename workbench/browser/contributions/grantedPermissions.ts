import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { Session } from '../../../core/browser/session/session';
import { permissions } from '../../../core/common/access/permissions';
import { DisposableOwner } from '../../../core/common/lifecycle';

/** For when clauses: "permission.manageJobs" and the like are true of who is signed in. */
@injectable()
export class GrantedPermissionsContribution extends DisposableOwner {
  constructor(@inject(ContextKeys) contextKeys: ContextKeys, @inject(Session) session: Session) {
    super();
    const tell = autorun(() => {
      const entries = Object.entries(permissions);
      contextKeys.update(
        Object.fromEntries(entries.map(([key, name]) => [`permission.${key}`, session.permissions.has(name)])),
      );
    });
    this.own({ dispose: tell });
  }
}
