import { type Generated, sql } from 'kysely';
import type { MigrationSet } from '../database/migrations/migration';

export type PasswordHistoryTables = {
  /** What a user's password was before; nobody can read a password out of it. */
  password_history: { user_id: string; number: Generated<string>; password_hash: string };
};

/** Whoever writes a new password need not think of it: a trigger keeps the old one's hash. */
export const passwordHistory: MigrationSet = {
  area: 'core/password-history',
  migrations: [
    {
      id: '1-history',
      scope: 'tenant',
      up: async (transaction, schema) => {
        await transaction.schema
          .createTable('password_history')
          .addColumn('user_id', sql`text collate "C"`, (column) =>
            column.notNull().references('user.id').onDelete('cascade'),
          )
          .addColumn('number', 'bigint', (column) => column.generatedAlwaysAsIdentity())
          .addColumn('password_hash', 'text', (column) => column.notNull())
          .addPrimaryKeyConstraint('password_history_key', ['user_id', 'number'])
          .execute();
        const [history, user] = [sql.id(schema, 'password_history'), sql.id(schema, 'user')];
        const keep = sql.id(schema, 'keep_password');
        await sql`create function ${keep}() returns trigger language plpgsql as $$ begin
            insert into ${history} (user_id, password_hash) values (old.id, old.password_hash);
            delete from ${history} where user_id = old.id and number <= (
              select number from ${history} where user_id = old.id order by number desc offset ${sql.lit(longestHistory)} limit 1);
            return null;
          end $$`.execute(transaction);
        await sql`create trigger user_password after update of password_hash on ${user} for each row
          when (old.password_hash is distinct from new.password_hash) execute function ${keep}()`.execute(transaction);
      },
    },
  ],
};

/** More than any policy asks for. */
const longestHistory = 10;
