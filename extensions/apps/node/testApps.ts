import { sql } from 'kysely';
import {
  type Call,
  type JsonData,
  metadataCalls,
  type MetadataRecord,
  newId,
  partCalls,
  type ResultOf,
} from 'lathe/common';
import type { Actor, ServerContext, Tenant } from 'lathe/node';
import {
  openTestServer,
  testActor,
  type TestCall,
  type TestServer,
  type TestServerOptions,
  testTenant,
} from 'lathe/node/testing';
import { z } from 'zod';
import { objectUse, type UsableObject } from '../../data/common/usableObjects';
import { activate } from './index';

export const developer = testActor({ permissions: ['Develop Application'] });
export const nobody = testActor({ userId: '10gd0000000000nobody', userName: 'nobody', profile: 'Standard User' });
export const otherTenant: Tenant = { id: '000t00000000000other', name: 'Other', schema: 't_other' };
export const stranger = testActor({ tenant: otherTenant, permissions: ['Develop Application'] });

/** Which objects users may use, where it isn't all of them. */
export const usable = new Map<string, readonly UsableObject[]>();

/** The things that applications are made of, where their own areas are not there. */
export function things({ contribute, metadata }: ServerContext): void {
  contribute(objectUse, { of: async ({ userId }) => usable.get(userId) ?? [{ id: '', name: 'Order', create: true }] });
  const schema = z.looseObject({});
  const type = (name: string, prefix: string) =>
    metadata.register({ name, prefix, label: name, schema, aliases: name === 'CustomObject' ? ['object'] : [] });
  type('CustomObject', '000o');
  type('Script', '00sc');
  type('View', '000W');
  type('Dashboard', '000D');
  type('Layout', '000L');
}

/** A server with this extension alone. */
export class TestApps {
  private constructor(readonly server: TestServer) {}

  static async open({
    extensions,
    ...options
  }: Pick<TestServerOptions, 'extensions' | 'bind'> = {}): Promise<TestApps> {
    const own = { 'lathe.apps': { activate }, things: { activate: things } };
    const server = await openTestServer({
      extensions: { ...own, ...extensions },
      tenants: [testTenant, otherTenant],
      ...options,
    });
    const test = new TestApps(server);
    await test.run(`update lathe.tenant set namespace = 'ns' where id = '${testTenant.id}'`);
    return test;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** What a call answers; a refusal throws with its code. */
  async ask<C extends Call>(call: C, options: TestCall<C>): Promise<ResultOf<C>> {
    const { envelope } = await this.server.call(call, { as: developer, ...options });
    if (envelope.resCode !== '0' || envelope.result === undefined)
      throw new Error(`${envelope.resCode}: ${envelope.resMsg}`);
    return envelope.result;
  }

  /** The code with which a call is refused, and what it says. */
  async refusal<C extends Call>(call: C, options: TestCall<C>): Promise<readonly [code: string, text: string]> {
    const { envelope } = await this.server.call(call, { as: developer, ...options });
    return [envelope.resCode, envelope.resMsg];
  }

  app(name: string, data: JsonData = {}, as: Actor = developer): Promise<MetadataRecord> {
    return this.record('Application', name, data, as);
  }

  record(type: string, name: string, data: JsonData = {}, as: Actor = developer): Promise<MetadataRecord> {
    return this.ask(metadataCalls.create, { as, params: { type }, body: { name, data } });
  }

  part(app: MetadataRecord, part: string, name: string, data: JsonData): Promise<MetadataRecord> {
    const params = { type: 'Application', id: app.id, part };
    return this.ask(partCalls.create, { params, body: { name, data } });
  }

  folder(app: MetadataRecord, name: string, parent?: string): Promise<MetadataRecord> {
    return this.part(app, 'ApplicationComponent', name, { type: 'Folder', ...(parent ? { parent } : {}) });
  }

  /** A script, as a component of an application. */
  async script(app: MetadataRecord, name: string, parent?: string): Promise<MetadataRecord> {
    const { id } = await this.record('Script', name);
    return this.part(app, 'ApplicationComponent', name, { type: 'script', compId: id, ...(parent ? { parent } : {}) });
  }

  async run(statement: string): Promise<Record<string, unknown>[]> {
    const text = statement.replaceAll('@', `${testTenant.schema}.`);
    return (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(this.server.database.bare)).rows;
  }

  /** A user with a profile of his own, whose permission sets are those named. */
  async user(name: string, { profile = 'Standard User', sets = [] as readonly string[], kind = 'User' as const } = {}) {
    const id = newId('10gd');
    await this.run(`insert into @"user" (id, name, password_hash, profile, kind, locale)
      values ('${id}', '${name}', '-', '${profile}', '${kind}', 'en')`);
    for (const set of sets)
      await this.run(`insert into @permission_set_user (set_id, user_id) values ('${set}', '${id}')`);
    return testActor({ userId: id, userName: name, profile, kind });
  }
}
