import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { Database, type InTransaction } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import { AuditAnchors, type Anchor } from './auditAnchors';
import { auditContent } from './auditChainTables';
import { type AuditContent, firstHash, nextHash } from './auditHash';

/** What is wrong with the first broken entry. */
export type AuditBreak = 'changed' | 'missing' | 'inserted' | 'rewritten' | 'truncated';

export interface BrokenEntry {
  readonly reason: AuditBreak;
  /** Its place in the chain; absent for an entry that is in none. */
  readonly position?: number;
  /** The entry's number, where it is known. */
  readonly number?: string;
  /** What the entry says now, where it is still there. */
  readonly at?: string;
  readonly userName?: string;
  readonly action?: string;
}

export interface AuditCheck {
  /** How many entries were looked at. */
  readonly entries: number;
  /** The end of the chain, which may be noted down and compared later. */
  readonly head: Anchor | undefined;
  readonly broken: BrokenEntry | undefined;
}

type Link = { position: string; number: string; hash: Buffer; content: AuditContent | null };

const pageSize = 5000;

/** Finds out whether the log is what was written, without trusting anything that the database computes. */
@injectable()
export class AuditChain {
  constructor(
    @inject(AuditAnchors) private readonly anchors: AuditAnchors,
    @inject(Database) private readonly database: Database,
  ) {}

  /** `known` are ends of the chain that somebody has noted, beside those that the server keeps out of the database. */
  async verify(tenant: Tenant, known: readonly Anchor[] = []): Promise<AuditCheck> {
    // Read before the log is: what was noted in between would seem to be missing.
    const anchors = [...(await this.anchors.read(tenant)), ...known].sort((a, b) => a.position - b.position);
    const work = (transaction: InTransaction) => verifyWithin(transaction, tenant, anchors);
    return this.database.transact(tenant, work, { isolation: 'repeatable read', readOnly: true, timeout: 0 });
  }
}

/** As this transaction sees the log; the anchors go from the first to the last. */
export function verifyWithin(
  transaction: InTransaction,
  tenant: Tenant,
  anchors: readonly Anchor[],
): Promise<AuditCheck> {
  return new Verification(transaction, tenant, anchors).run();
}

/** One walk along a chain. */
class Verification {
  private position = 0;
  private hash: Buffer;
  private lastNumber: string | undefined;

  constructor(
    private readonly transaction: InTransaction,
    private readonly tenant: Tenant,
    private readonly anchors: readonly Anchor[],
  ) {
    this.hash = firstHash(tenant.schema);
  }

  async run(): Promise<AuditCheck> {
    const broken = (await this.walk()) ?? this.missingEnd() ?? (await this.firstUnsealed());
    const head = this.position === 0 ? undefined : { position: this.position, hash: this.hash.toString('hex') };
    return { entries: this.position, head, broken };
  }

  private async walk(): Promise<BrokenEntry | undefined> {
    for (;;) {
      const links = await this.page();
      for (const link of links) {
        const broken = this.step(link);
        if (broken) return broken;
      }
      if (links.length < pageSize) return undefined;
    }
  }

  private step({ position: place, number, hash, content }: Link): BrokenEntry | undefined {
    const position = Number(place);
    if (position !== this.position + 1) return { reason: 'missing', position: this.position + 1 };
    if (!content) return { reason: 'missing', position, number };
    const expected = nextHash(this.hash, content);
    if (!expected.equals(hash)) return { reason: 'changed', position, ...described(content) };
    const text = expected.toString('hex');
    if (this.anchors.some((anchor) => anchor.position === position && anchor.hash !== text))
      return { reason: 'rewritten', position, ...described(content) };
    this.position = position;
    this.hash = expected;
    this.lastNumber = number;
    return undefined;
  }

  /** The chain is whole, but it was longer. */
  private missingEnd(): BrokenEntry | undefined {
    const longest = this.anchors.at(-1);
    if (!longest || longest.position <= this.position) return undefined;
    return { reason: 'truncated', position: this.position + 1, number: this.lastNumber };
  }

  /** What stands in the log and was never put into the chain. */
  private async firstUnsealed(): Promise<BrokenEntry | undefined> {
    const { rows } = await sql<{
      content: AuditContent;
    }>`select ${auditContent('a')} as content from ${this.table('audit')} a
      where not exists (select from ${this.table('audit_seal')} s where s.number = a.number)
      order by a.number limit 1`.execute(this.transaction);
    return rows[0] && { reason: 'inserted', ...described(rows[0].content) };
  }

  private async page(): Promise<readonly Link[]> {
    const { rows } = await sql<Link>`
      select s.position, s.number, s.hash, case when a.number is not null then ${auditContent('a')} end as content
      from ${this.table('audit_seal')} s left join ${this.table('audit')} a on a.number = s.number
      where s.position > ${this.position} order by s.position limit ${pageSize}`.execute(this.transaction);
    return rows;
  }

  private table(name: string) {
    return sql.id(this.tenant.schema, name);
  }
}

function described([number, at, , userName, , , action]: AuditContent) {
  return {
    number: number ?? undefined,
    at: at === null ? undefined : `${at}Z`,
    userName: userName ?? undefined,
    action: action ?? undefined,
  };
}
