import { type Nature, natureOf } from './statement';

interface Known {
  readonly nature: Nature;
  uses: number;
  name?: string;
}

const greatestCount = 10_000;

/** What is known of each text: names for those that come again, so that the database parses them once per connection. */
export class PreparedStatements {
  private readonly known = new Map<string, Known>();
  private count = 0;

  natureOf(text: string): Nature {
    return this.entry(text).nature;
  }

  /** From its second time on a text has a name: those that never come again are not worth preparing. */
  nameOf(text: string): string | undefined {
    const known = this.entry(text);
    if (++known.uses > 1) known.name ??= this.nextName();
    return known.name;
  }

  /** A table has changed under a prepared statement: it is prepared anew under another name. */
  renew(text: string): void {
    const known = this.known.get(text);
    if (known) known.name = this.nextName();
  }

  private entry(text: string): Known {
    const known = this.known.get(text);
    if (known) return known;
    if (this.known.size >= greatestCount) this.forgetOldest();
    const first: Known = { nature: natureOf(text), uses: 0 };
    this.known.set(text, first);
    return first;
  }

  private nextName(): string {
    return `s${this.count++}`;
  }

  private forgetOldest(): void {
    const [oldest] = this.known.keys();
    if (oldest !== undefined) this.known.delete(oldest);
  }
}
