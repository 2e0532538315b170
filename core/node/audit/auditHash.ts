import { createHash } from 'node:crypto';

/** What the hash of an entry is made of, in this order: its columns as text, as the database writes them. */
export type AuditContent = readonly (string | null)[];

/** Each part goes with its length: no two entries look alike, whatever is in them. The database's trigger does the same. */
export function auditText(content: AuditContent): string {
  return content.map((part) => (part === null ? '-' : `${Buffer.byteLength(part)}:${part}`)).join(',');
}

/** A chain begins with the name of its schema, so that one tenant's cannot stand for another's. */
export function firstHash(schema: string): Buffer {
  return createHash('sha256').update(schema).digest();
}

export function nextHash(previous: Buffer, content: AuditContent): Buffer {
  return createHash('sha256').update(previous).update(auditText(content)).digest();
}
