import { sql } from 'kysely';
import { Database } from '../database/database';
import { startEmbedded } from '../database/embedded/embeddedPostgres';

/** A process for tests that writes numbers as fast as it can, from a given one on, and says each that was answered. */
const [folder = '', first = '0'] = process.argv.slice(2);
let next = Number(first);

async function write(database: Database): Promise<never> {
  for (;;) {
    const number = next++;
    await database.transact(undefined, (transaction) =>
      sql`insert into lathe.entry values (${number})`.execute(transaction),
    );
    process.stdout.write(`answered ${number}\n`);
  }
}

async function main(): Promise<void> {
  const postgres = await startEmbedded(folder);
  const database = new Database();
  database.open(postgres.config, () => undefined);
  await sql`create schema if not exists lathe`.execute(database.bare);
  await sql`create table if not exists lathe.entry (number int primary key)`.execute(database.bare);
  await Promise.all(Array.from({ length: 8 }, () => write(database)));
}

main().catch((error: unknown) => {
  process.stdout.write(`failed ${String(error)}\n`);
  process.exit(1);
});
