import { type ExtensionContext, Session, toDisposable } from 'lathe';
import { permissions } from 'lathe/common';
import { when } from 'mobx';
import { PresenceStatus } from './presenceStatus';

/** Who else works here now; who builds nothing is not asked what he has open. */
export function registerPresence({ bind, get, own }: ExtensionContext): void {
  bind(PresenceStatus);
  const builds = (): boolean => get(Session).permissions.has(permissions.developApplication);
  own(toDisposable(when(builds, () => get(PresenceStatus).show())));
}
