import { type Generated, sql } from 'kysely';
import type { MessageKind, MessageState } from '../../common/mail/messageView';
import type { Migration } from '../database/migrations/migration';

export type MessageTable = {
  id: string;
  kind: MessageKind;
  recipient: string;
  subject: string;
  text: string | null;
  html: string | null;
  /** What it says is forgotten once it was sent: a code or a link that signs somebody in. */
  confidential: boolean;
  /** The same without them; null where nothing is confidential, or all of it. */
  masked_text: string | null;
  state: MessageState;
  error: string | null;
  attempts: Generated<number>;
  user_id: string;
  user_name: string;
  created_at: Generated<Date>;
  sent_at: Date | null;
};

export type MessageTables = { message: MessageTable };

export const messageMigrations: readonly Migration[] = [
  {
    id: '1-messages',
    scope: 'tenant',
    up: async ({ schema }) => {
      await schema
        .createTable('message')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text')
        .addColumn('html', 'text')
        .addColumn('confidential', 'boolean', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('error', 'text')
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
        .addColumn('sent_at', 'timestamptz')
        .execute();
      await schema.createIndex('message_created').on('message').columns(['created_at', 'id']).execute();
    },
  },
  {
    id: '2-masked-text',
    scope: 'tenant',
    up: async ({ schema }) => {
      await schema.alterTable('message').addColumn('masked_text', 'text').execute();
    },
  },
];
