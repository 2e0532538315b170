import { sql } from 'kysely';
import type { Generated } from 'kysely';
import type { Migration } from 'lathe/node';

/** In the tenant's schema. */
export type SsoTables = {
  identity_provider: {
    id: string;
    name: string;
    type: 'OIDC' | 'SAML';
    active: boolean;
    /** As the contract has them, JSON. */
    settings: unknown;
    /** Sealed. */
    secret: string | null;
    revision: Generated<number>;
    modified_at: Generated<Date>;
    modified_by: string;
  };
  /** Who somebody at the provider is here. */
  identity_link: {
    provider_id: string;
    subject: string;
    user_id: string;
    /** Those in which he was when he came last. */
    groups: string[];
    linked_at: Generated<Date>;
    seen_at: Generated<Date>;
  };
  /** Permission sets that a user has by his groups: taken again when he leaves them. */
  identity_grant: { provider_id: string; user_id: string; set_id: string };
  /** What a log-out at the provider needs of a session that it has opened. */
  identity_session: {
    session_id: string;
    provider_id: string;
    user_id: string;
    subject: string;
    /** Sealed. */
    proof: string;
    opened_at: Generated<Date>;
  };
};

/** In the platform's schema: between two requests of a browser nobody knows yet whose it is. */
export type SsoFlowTables = {
  sso_flow: {
    /** Of the state that goes through the browser. */
    state_hash: string;
    /** Of the cookie of the browser that has begun it. */
    visitor_hash: string;
    tenant_id: string;
    provider_id: string;
    stage: 'begun' | 'proved';
    /** Sealed. */
    content: string;
    expires_at: Date;
  };
};

const key = sql`text collate "C"`;

export const ssoMigrations: readonly Migration[] = [
  {
    id: 'sso-1-flows',
    scope: 'platform',
    up: async ({ schema }) => {
      await schema
        .createTable('sso_flow')
        .addColumn('state_hash', 'text', (column) => column.primaryKey())
        .addColumn('visitor_hash', 'text', (column) => column.notNull())
        .addColumn('tenant_id', key, (column) => column.notNull().references('tenant.id').onDelete('cascade'))
        .addColumn('provider_id', key, (column) => column.notNull())
        .addColumn('stage', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .execute();
      await schema.createIndex('sso_flow_end').on('sso_flow').columns(['expires_at']).execute();
    },
  },
  {
    id: 'sso-2-providers',
    scope: 'tenant',
    up: async (transaction, schema) => {
      const table = (name: string) => sql.id(schema, name);
      const provider = sql`provider_id ${key} not null references ${table('identity_provider')} (id) on delete cascade`;
      const user = sql`user_id ${key} not null references ${table('user')} (id) on delete cascade`;
      await sql`create table ${table('identity_provider')} (
        id ${key} primary key,
        name text not null,
        type text not null check (type in ('OIDC', 'SAML')),
        active boolean not null,
        settings jsonb not null,
        secret text,
        revision integer not null default 1,
        modified_at timestamptz not null default now(),
        modified_by text not null
      )`.execute(transaction);
      await sql`create unique index identity_provider_name on ${table('identity_provider')} (lower(name))`.execute(
        transaction,
      );
      await sql`create table ${table('identity_link')} (
        ${provider},
        subject text not null,
        ${user},
        groups text[] not null,
        linked_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        primary key (provider_id, subject)
      )`.execute(transaction);
      await sql`create index identity_link_user on ${table('identity_link')} (user_id)`.execute(transaction);
      await sql`create table ${table('identity_grant')} (
        ${provider},
        ${user},
        set_id ${key} not null,
        primary key (user_id, set_id, provider_id)
      )`.execute(transaction);
      await sql`create table ${table('identity_session')} (
        session_id ${key} primary key,
        ${provider},
        ${user},
        subject text not null,
        proof text not null,
        opened_at timestamptz not null default now()
      )`.execute(transaction);
      await sql`create index identity_session_subject on ${table('identity_session')} (provider_id, subject)`.execute(
        transaction,
      );
    },
  },
];
