import { inject, injectable } from 'inversify';
import { z } from 'zod';
import type { lockCalls, recordCalls, recycleCalls, versionCalls } from '../../../common/metadata/recordCalls';
import type { TypeInfo } from '../../../common/metadata/typeInfo';
import type { Locale } from '../../../common/locale';
import { nameInWords } from '../../../common/nameInWords';
import type { Handlers } from '../../http/callHandler';
import { RecordUses } from '../history/recordUses';
import { RecordVersions } from '../history/recordVersions';
import { RecycleBin } from '../history/recycleBin';
import { MetadataLocks } from '../locks/metadataLocks';
import { RecordReader } from '../reading/recordReader';
import { RecordSearch } from '../reading/recordSearch';
import { notFound } from '../refuse';
import { Messages } from '../../texts/messages';
import { MetadataTypes, type RegisteredType } from '../types/metadataTypes';
import { inProject, toCounted } from './metadataHandlers';

/** The calls that know a record by its id alone. */
@injectable()
export class RecordHandlers {
  constructor(
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(RecordReader) private readonly reader: RecordReader,
    @inject(RecordSearch) private readonly finder: RecordSearch,
    @inject(RecordUses) private readonly users: RecordUses,
    @inject(RecordVersions) private readonly history: RecordVersions,
    @inject(RecycleBin) private readonly bin: RecycleBin,
    @inject(MetadataLocks) private readonly holders: MetadataLocks,
    @inject(Messages) private readonly messages: Messages,
  ) {}

  readonly records: Handlers<typeof recordCalls> = {
    types: ({ actor, locale }) => {
      const readable = new Set(this.types.namesFor(actor));
      return this.types.all.filter(({ name }) => readable.has(name)).map((type) => this.describe(type, locale));
    },
    type: ({ actor, locale, params }) => {
      const type = this.types.readable(params.type, actor);
      return { ...this.describe(type, locale), schema: schemaOf(type.schema) };
    },
    search: async ({ actor, query, project }) =>
      toCounted(await this.finder.search(actor, query, inProject(project).project)),
    find: ({ actor, params }) => this.reader.find(actor, params.id),
    path: async ({ actor, params }) => {
      await this.reader.find(actor, params.id);
      const readable = this.types.namesFor(actor);
      const path = await this.reader.path(actor, params.id);
      if (path.length === 0) throw notFound('Metadata', params.id);
      return path.filter(({ type }) => readable.includes(type));
    },
    uses: async ({ actor, params, query }) => toCounted(await this.users.uses(actor, params.id, query)),
    references: async ({ actor, params, query }) => toCounted(await this.users.references(actor, params.id, query)),
  };

  readonly versions: Handlers<typeof versionCalls> = {
    list: async ({ actor, params, query }) => toCounted(await this.history.list(actor, params.id, query)),
    get: ({ actor, params }) => this.history.get(actor, params.id, revisionOf(params.revision)),
    compare: ({ actor, params, query }) => this.history.compare(actor, params.id, query.from, query.to),
    restore: ({ actor, params, body }) =>
      this.history.restore(actor, params.id, revisionOf(params.revision), body.revision),
  };

  readonly recycled: Handlers<typeof recycleCalls> = {
    list: async ({ actor, query, project }) => toCounted(await this.bin.list(actor, query, inProject(project).project)),
    restore: ({ actor, params }) => this.bin.restore(actor, params.id),
    purge: async ({ actor, params }) => ({ deleted: await this.bin.purge(actor, params.id) }),
  };

  readonly locks: Handlers<typeof lockCalls> = {
    get: ({ actor, params }) => this.holders.info(actor, params.id),
    lock: ({ actor, params, body }) => this.holders.lock(actor, params.id, body?.takeover),
    heartbeat: ({ actor, params }) => this.holders.heartbeat(actor, params.id),
    unlock: ({ actor, params }) => this.holders.unlock(actor, params.id),
    ask: ({ actor, body }) => this.holders.ask(actor, body.id, body.message),
  };

  private describe(type: RegisteredType, locale: Locale): TypeInfo {
    const said = this.messages.say(locale, type.label);
    // An extension that has no text for it on the server is known by the words of its name.
    return this.types.describe(type, said === type.label ? nameInWords(type.name) : said);
  }
}

function revisionOf(text: string): number {
  const revision = Number(text);
  if (Number.isInteger(revision) && revision > 0 && revision < 2 ** 31) return revision;
  throw notFound('Version', text);
}

/** What zod cannot say as a JSON schema is left open. */
function schemaOf(schema: z.ZodType): Record<string, z.core.util.JSONType> {
  const json: unknown = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(json)));
}
