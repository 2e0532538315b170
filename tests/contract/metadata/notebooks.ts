import { metadataCalls, partCalls } from '../../../core/common/metadata/metadataCalls';
import type { MetadataRecord } from '../../../core/common/metadata/metadataRecord';
import type { NewRecord } from '../../../core/common/metadata/recordInput';
import type { Actor } from '../../../core/node/access/actor';
import { testActor, testTenant } from '../../../core/node/testing/testActor';
import { openTestServer, type TestServer } from '../../../core/node/testing/testServer';
import * as notebooks from '../../fixtures/built-in/notebooks/node';

export const otherTenant = { id: '000t00000000000other', name: 'Other', schema: 't_other' };

export const developer = testActor({
  permissions: ['Develop Application'],
  profile: 'Developer',
  session: 'session-1',
});
export const colleague = testActor({
  permissions: ['Develop Application'],
  profile: 'Developer',
  userId: '000u0000000colleague',
  userName: 'colleague',
  session: 'session-2',
});
export const administrator = testActor({
  permissions: ['Develop Application'],
  userId: '000u0000000000000adm',
  userName: 'admin',
});
/** Has a session, and no permission at all. */
export const reader = testActor({ profile: 'Standard User', userId: '000u000000000reader0', userName: 'reader' });
/** May do everything, in another tenant. */
export const stranger = testActor({
  tenant: otherTenant,
  permissions: ['Develop Application', 'Read Diary', 'Keep Diary'],
  userId: '000u0000000stranger0',
  userName: 'stranger',
});

/** A server with the fixture's types, and the steps that most tests begin with. */
export class Notebooks {
  constructor(readonly server: TestServer) {}

  static async open(shared?: Parameters<typeof openTestServer>[0]): Promise<Notebooks> {
    return new Notebooks(
      await openTestServer({ extensions: { notebooks }, tenants: [testTenant, otherTenant], ...shared }),
    );
  }

  get call(): TestServer['call'] {
    return this.server.call.bind(this.server);
  }

  async create(
    record: Partial<NewRecord> = {},
    { type = 'Notebook', as = developer as Actor, project = '' } = {},
  ): Promise<MetadataRecord> {
    const body = { name: uniqueName(), ...record };
    const headers = project ? { 'project-id': project } : undefined;
    return sure(await this.call(metadataCalls.create, { params: { type }, body, as, headers }));
  }

  async addNote(
    notebook: MetadataRecord,
    record: Partial<NewRecord> = {},
    as: Actor = developer,
  ): Promise<MetadataRecord> {
    const params = { type: 'Notebook', id: notebook.id, part: 'Note' };
    return sure(await this.call(partCalls.create, { params, body: { name: uniqueName(), ...record }, as }));
  }

  async update(record: MetadataRecord, change: object, as: Actor = developer): Promise<MetadataRecord> {
    const params = { type: record.type, id: record.id };
    return sure(await this.call(metadataCalls.update, { params, body: { revision: record.revision, ...change }, as }));
  }

  async exists({ type, id }: MetadataRecord): Promise<boolean> {
    return (await this.call(metadataCalls.get, { params: { type, id }, as: developer })).status === 200;
  }
}

let made = 0;

export function uniqueName(): string {
  return `Made${++made}`;
}

/** The result of a call that must succeed. */
export function sure<T>({
  envelope,
}: {
  readonly envelope: { readonly resCode: string; readonly resMsg: string; readonly result?: T };
}): T {
  if (envelope.result === undefined) throw new Error(`${envelope.resCode}: ${envelope.resMsg}`);
  return envelope.result;
}
