/** What a user holds. */
export interface Held {
  readonly permissions: ReadonlySet<string>;
  /** The ids of what grants it: of his profile, his permission sets and those of his profile. */
  readonly sources: ReadonlySet<string>;
}

export interface KnownAccess {
  readonly tenantId: string;
  readonly held: Held;
  /** When the first temporary grant ends, by this process's clock. */
  readonly until: number;
}

const greatestSize = 50_000;

/** What was found that users may do. Whatever changes it calls `forget`. */
export class AccessCache {
  private readonly users = new Map<string, KnownAccess>();
  /** Most users hold the same few combinations: each is kept once. */
  private readonly combinations = new Map<string, Held>();
  private generation = 0;

  constructor(private readonly now: () => number = () => Date.now()) {}

  get(userId: string): Held | undefined {
    const known = this.users.get(userId);
    if (!known) return undefined;
    if (this.now() < known.until) return known.held;
    this.users.delete(userId);
    return undefined;
  }

  /** What was forgotten while it was read is not kept. */
  async read(userId: string, load: () => Promise<KnownAccess>): Promise<Held> {
    const { generation } = this;
    const loaded = await load();
    if (generation === this.generation) this.put(userId, loaded);
    return loaded.held;
  }

  forgetUser(userId: string): void {
    this.generation++;
    this.users.delete(userId);
  }

  forgetTenant(tenantId: string): void {
    this.generation++;
    for (const [userId, known] of this.users) if (known.tenantId === tenantId) this.users.delete(userId);
  }

  clear(): void {
    this.generation++;
    this.users.clear();
    this.combinations.clear();
  }

  private put(userId: string, known: KnownAccess): void {
    if (this.users.size >= greatestSize) this.clear();
    this.users.set(userId, { ...known, held: this.shared(known.held) });
  }

  private shared(held: Held): Held {
    const key = [[...held.permissions].sort().join('\n'), [...held.sources].sort().join('\n')].join('\n\n');
    const same = this.combinations.get(key);
    if (!same) this.combinations.set(key, held);
    return same ?? held;
  }
}
