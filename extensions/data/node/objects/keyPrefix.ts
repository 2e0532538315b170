import { sql } from 'kysely';
import type { InTransaction, Tenant } from 'lathe/node';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Four characters by which an id tells of which object its row is: "c" and a number that nobody had before. */
export async function freePrefix(transaction: InTransaction, { schema }: Tenant): Promise<string> {
  const { rows } = await sql<{ number: number }>`
    select nextval(${`"${schema}"."object_prefix"`}::regclass)::integer as number`.execute(transaction);
  let rest = rows[0]?.number ?? 0;
  let text = '';
  for (let place = 0; place < 3; place++) {
    text = digits.charAt(rest % digits.length) + text;
    rest = Math.floor(rest / digits.length);
  }
  return `c${text}`;
}
