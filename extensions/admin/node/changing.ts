import { isMetadataName, labelLength, Refusal } from 'lathe/common';
import type { Actor, Events, InTransaction } from 'lathe/node';
import { adminTopic } from '../common/adminTopic';

export function notFound(id: string, type: string): Refusal {
  return new Refusal('NOT_FOUND', { parameters: { id, type } });
}

/** Somebody was quicker: the change was made to what is no longer so. */
export function stale(row: { readonly modified_by: string; readonly modified_at: Date }, name: string): Refusal {
  const at = row.modified_at.toISOString().slice(0, 19).replace('T', ' ');
  return new Refusal('STALE', { status: 409, parameters: { name, user: row.modified_by, at } });
}

/** Two things of a type cannot have one name, also when both are named at the same moment. */
export async function takingName<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation)
      throw refusedField('NAME_TAKEN', 'name', 409, { name });
    throw error;
  }
}

const uniqueViolation = '23505';

/** What programs call a thing, and what people call it. */
export function checkNames({ name, label }: { readonly name: string; readonly label: string }): void {
  if (!isMetadataName(name)) throw refusedField('BAD_NAME', 'name', 400);
  if (label.length > labelLength) throw refusedField('LABEL_TOO_LONG', 'label', 400, { limit: labelLength });
}

function refusedField(code: string, field: string, status: number, parameters = {}): Refusal {
  return new Refusal(code, { status, parameters, fields: [{ path: `body.${field}`, message: code }] });
}

/** Open lists load again. */
export function tellLists(
  events: Events,
  transaction: InTransaction,
  { tenant, userId }: Actor,
  change: { readonly type: string; readonly id: string; readonly action: string; readonly permission?: string },
): Promise<void> {
  return events.publish(transaction, tenant, { topic: adminTopic, actor: userId, ...change });
}
