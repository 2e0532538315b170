import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Configuration } from '../configuration/configuration';
import { Database } from '../database/database';
import { Log } from '../log/log';
import type { Tenant } from '../tenants/tenant';

/** A place in a tenant's chain, and the hash there. */
const Anchor = z.object({ position: z.number().int().positive(), hash: z.string() });
export type Anchor = z.output<typeof Anchor>;

/** In the data folder. */
export const auditFolder = 'audit';

const writeEvery = 10_000;
/** Of older anchors one in so many entries is kept: it says where a chain was written anew. */
const spacing = 1000;

/**
 * Notes the ends of the chains in the data folder, out of reach of whoever has only the database: he can make a whole
 * chain anew or cut its end, but not one that agrees with these notes.
 */
@injectable()
export class AuditAnchors {
  /** False where the data folder isn't this server's own, as in tests. */
  enabled = true;
  /** Those whose log has grown here since the last note, and since the one before: its transaction may have been open. */
  private grown = new Map<string, Tenant>();
  private before = new Map<string, Tenant>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @inject(Configuration) private readonly configuration: Configuration,
    @inject(Database) private readonly database: Database,
    @inject(Log) private readonly log: Log,
  ) {}

  /** Cheap: a note is written later, and one for many entries. */
  hasGrown(tenant: Tenant): void {
    if (this.enabled) this.grown.set(tenant.id, tenant);
  }

  async read(tenant: Tenant): Promise<readonly Anchor[]> {
    const text = await readFile(this.fileOf(tenant), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]';
      throw error;
    });
    return z.array(Anchor).parse(JSON.parse(text));
  }

  start(): void {
    this.timer = setInterval(() => void this.write(), writeEvery).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  async write(): Promise<void> {
    const tenants = new Map([...this.before, ...this.grown]);
    this.before = this.grown;
    this.grown = new Map();
    for (const tenant of tenants.values()) {
      await this.note(tenant).catch((error: unknown) => this.log.error(error, 'The audit log could not be noted.'));
    }
  }

  /** A chain that contradicts what was noted is not noted: the proof would be gone. */
  private async note(tenant: Tenant): Promise<void> {
    const known = await this.read(tenant);
    const last = known.at(-1);
    const links = await this.links(tenant, last?.position ?? 0);
    const head = links[0];
    if (!head || head.position === last?.position) return;
    if (last && links.find(({ position }) => position === last.position)?.hash !== last.hash) {
      this.log.error(
        { tenant: tenant.id },
        'The audit log was tampered with; "npm run admin -- verify-audit" says where.',
      );
      return;
    }
    const older = last && bucket(last) === bucket(head) ? known.slice(0, -1) : known;
    await this.save(tenant, [...older, head]);
  }

  /** The end of the chain, and the place that was noted last. */
  private async links(tenant: Tenant, noted: number): Promise<readonly Anchor[]> {
    const seals = sql.id(tenant.schema, 'audit_seal');
    const { rows } = await sql<{ position: string; hash: string }>`
      select position, encode(hash, 'hex') as hash from ${seals}
      where position in (${noted}, (select max(position) from ${seals})) order by position desc`.execute(
      this.database.bare,
    );
    return rows.map(({ position, hash }) => ({ position: Number(position), hash }));
  }

  private async save(tenant: Tenant, anchors: readonly Anchor[]): Promise<void> {
    const file = this.fileOf(tenant);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(`${file}.new`, JSON.stringify(anchors), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  private fileOf({ id }: Tenant): string {
    return path.join(this.configuration.dataFolder, auditFolder, `${id}.json`);
  }
}

function bucket({ position }: Anchor): number {
  return Math.floor(position / spacing);
}
