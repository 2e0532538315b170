import { type Generated, sql } from 'kysely';
import type { Migration } from 'lathe/node';

/** In the platform's schema: by a client's id or its token nobody knows yet whose it is. */
export type OauthTables = {
  oauth_client: {
    id: string;
    client_id: string;
    tenant_id: string;
    name: string;
    description: string;
    permissions: string[];
    active: boolean;
    expires_at: Date | null;
    token_minutes: number;
    secret_hash: string;
    secret_set_at: Generated<Date>;
    previous_hash: string | null;
    previous_until: Date | null;
    last_used_at: Date | null;
    created_at: Generated<Date>;
    created_by: string;
    revision: Generated<number>;
    modified_at: Generated<Date>;
    modified_by: string;
  };
  oauth_token: {
    token_hash: string;
    client: string;
    /** As the server of tokens keeps it, without the token. */
    payload: string;
    expires_at: Date;
  };
};

const key = sql`text collate "C"`;

export const oauthMigrations: readonly Migration[] = [
  {
    id: 'oauth-1-clients',
    scope: 'platform',
    up: async (transaction) => {
      await sql`create table lathe.oauth_client (
        id ${key} primary key,
        client_id text not null unique,
        tenant_id ${key} not null references lathe.tenant (id) on delete cascade,
        name text not null,
        description text not null,
        permissions text[] not null,
        active boolean not null,
        expires_at timestamptz,
        token_minutes integer not null,
        secret_hash text not null,
        secret_set_at timestamptz not null default now(),
        previous_hash text,
        previous_until timestamptz,
        last_used_at timestamptz,
        created_at timestamptz not null default now(),
        created_by text not null,
        revision integer not null default 1,
        modified_at timestamptz not null default now(),
        modified_by text not null
      )`.execute(transaction);
      await sql`create unique index oauth_client_name on lathe.oauth_client (tenant_id, lower(name))`.execute(
        transaction,
      );
      await sql`create table lathe.oauth_token (
        token_hash text primary key,
        client ${key} not null references lathe.oauth_client (id) on delete cascade,
        payload jsonb not null,
        expires_at timestamptz not null
      )`.execute(transaction);
      await sql`create index oauth_token_client on lathe.oauth_token (client, expires_at)`.execute(transaction);
    },
  },
  {
    id: 'oauth-2-expiry',
    scope: 'platform',
    up: async (transaction) => {
      await sql`create index oauth_token_expiry on lathe.oauth_token (expires_at)`.execute(transaction);
    },
  },
];
