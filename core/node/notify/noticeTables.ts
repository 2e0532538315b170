import { type Generated, sql } from 'kysely';
import type { NoticeParameters, NoticeSeverity } from '../../common/notify/notice';
import type { MigrationSet } from '../database/migrations/migration';

export type NoticeTable = {
  /** Grows with the time, so that it also is the order of notices. */
  id: string;
  user_id: string;
  /** What happened, such as "jobFailed": the text is under "notice.KIND". */
  kind: string;
  severity: NoticeSeverity;
  parameters: unknown;
  /** The id of what it is about. */
  about: string | null;
  /** Where that is shown, when its id alone does not tell. */
  route: string | null;
  created_at: Generated<Date>;
  read_at: Date | null;
};

export type NoticeTables = { notice: NoticeTable };

export type NoticeRow = Omit<NoticeTable, 'created_at' | 'parameters'> & {
  readonly created_at: Date;
  readonly parameters: NoticeParameters;
};

const key = sql`text collate "C"`;

export const noticeMigrations: MigrationSet = {
  area: 'core/notify',
  migrations: [
    {
      id: '1-notice',
      scope: 'tenant',
      up: async ({ schema }) => {
        await schema
          .createTable('notice')
          .addColumn('id', key, (column) => column.primaryKey())
          .addColumn('user_id', key, (column) => column.notNull())
          .addColumn('kind', 'text', (column) => column.notNull())
          .addColumn('severity', 'text', (column) => column.notNull())
          .addColumn('parameters', 'jsonb', (column) => column.notNull())
          .addColumn('about', 'text')
          .addColumn('route', 'text')
          .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
          .addColumn('read_at', 'timestamptz')
          .execute();
        await schema.createIndex('notice_user').on('notice').columns(['user_id', 'id']).execute();
        await schema
          .createIndex('notice_unread')
          .on('notice')
          .columns(['user_id', 'id'])
          .where(sql.ref('read_at'), 'is', null)
          .execute();
        await schema.createIndex('notice_created').on('notice').column('created_at').execute();
      },
    },
  ],
};
