import type { FoundSession } from './sessionStore';
import type { Actor } from '../access/actor';

export interface KnownSession extends FoundSession {
  readonly actor: Actor;
  readonly readAt: number;
}

const lifetime = 5000;
const greatestSize = 10_000;

/** What was read of sessions in the last seconds. Whatever changes one calls `forget`. */
export class SessionCache {
  private readonly entries = new Map<string, KnownSession>();
  private generation = 0;

  constructor(private readonly now: () => number = Date.now) {}

  get(token: string): KnownSession | undefined {
    const entry = this.entries.get(token);
    if (entry && this.now() - entry.readAt < lifetime) return entry;
    this.entries.delete(token);
    return undefined;
  }

  /** What was forgotten while it was read is not kept. */
  async read(token: string, load: () => Promise<KnownSession | undefined>): Promise<KnownSession | undefined> {
    const { generation } = this;
    const loaded = await load();
    if (loaded && generation === this.generation) this.put(token, loaded);
    return loaded;
  }

  put(token: string, session: KnownSession): void {
    if (this.entries.size >= greatestSize) this.entries.clear();
    this.entries.set(token, session);
  }

  forget(concerns: (session: KnownSession) => boolean): void {
    this.generation++;
    for (const [token, session] of this.entries) if (concerns(session)) this.entries.delete(token);
  }
}
