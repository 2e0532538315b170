import type { ExtensionContext } from 'lathe';
import { PresenceStatus } from './presenceStatus';

/** Who else works here now. */
export function registerPresence({ bind, get }: ExtensionContext): void {
  bind(PresenceStatus);
  get(PresenceStatus).show();
}
