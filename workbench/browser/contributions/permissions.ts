import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { LiveEvents } from '../../../core/browser/events/liveEvents';
import { Session } from '../../../core/browser/session/session';
import { accessTopic } from '../../../core/common/access/accessEvent';
import { permissions } from '../../../core/common/access/permissions';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';
import { whenIdle } from '../whenIdle';

/** What the user may do, for when clauses: "permission.developApplication". */
@injectable()
export class PermissionsContribution extends DisposableOwner {
  constructor(
    @inject(Session) session: Session,
    @inject(ContextKeys) contextKeys: ContextKeys,
    @inject(LiveEvents) events: LiveEvents,
  ) {
    super();
    const entries = Object.entries(permissions);
    const stop = autorun(() => {
      const held = session.permissions;
      contextKeys.update(Object.fromEntries(entries.map(([key, name]) => [`permission.${key}`, held.has(name)])));
    });
    this.own(toDisposable(stop));
    // Nobody is signed in when nobody's name is known.
    if (session.userName === undefined) return;
    whenIdle(() => {
      void session.currentUser();
      this.own(
        events.listen(accessTopic, {
          heard: () => void session.changed(),
          missed: () => void session.currentUser({ refresh: true }),
        }),
      );
    });
  }
}
