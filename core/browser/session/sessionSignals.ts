import { Emitter } from '../../common/event';
import { type Disposable, toDisposable } from '../../common/lifecycle';

/** What the tabs of one browser tell each other. */
export type SessionSignal =
  /** Somebody signed in: here is who. */
  | { readonly kind: 'loggedIn'; readonly userId: string }
  | { readonly kind: 'loggedOut' }
  /** The same user is signed in again, after his session had ended. */
  | { readonly kind: 'renewed'; readonly userId: string };

const key = 'lathe.session.signal';

/** Tells the other tabs; this one hears nothing of it. */
export function sendSessionSignal(signal: SessionSignal): void {
  try {
    // The time makes the same signal, sent twice, a change.
    localStorage.setItem(key, JSON.stringify({ ...signal, at: Date.now() }));
    localStorage.removeItem(key);
  } catch {
    // Where the browser keeps nothing, the other tabs find out at their next call.
  }
}

/** Hears what the other tabs say. */
export class SessionSignals implements Disposable {
  private readonly heard = new Emitter<SessionSignal>();
  readonly onDidHear = this.heard.event;
  private readonly listening: Disposable;

  constructor() {
    const onStorage = ({ key: changed, newValue }: StorageEvent): void => {
      const signal = changed === key && newValue ? parse(newValue) : undefined;
      if (signal) this.heard.fire(signal);
    };
    window.addEventListener('storage', onStorage);
    this.listening = toDisposable(() => window.removeEventListener('storage', onStorage));
  }

  dispose(): void {
    this.listening.dispose();
  }
}

/** Nothing, when it is not one of ours. */
function parse(text: string): SessionSignal | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
    if (value.kind === 'loggedOut') return { kind: 'loggedOut' };
    const known = value.kind === 'loggedIn' || value.kind === 'renewed' ? value.kind : undefined;
    if (!known || !('userId' in value) || typeof value.userId !== 'string') return undefined;
    return { kind: known, userId: value.userId };
  } catch {
    return undefined;
  }
}
