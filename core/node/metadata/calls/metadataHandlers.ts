import { inject, injectable } from 'inversify';
import type { metadataCalls, partCalls } from '../../../common/metadata/metadataCalls';
import { isId } from '../../../common/ids/id';
import { Refusal } from '../../../common/calls/refusal';
import { counted, type Handlers } from '../../http/callHandler';
import { MetadataLocks } from '../locks/metadataLocks';
import { MetadataStore } from '../metadataStore';
import { RecordExport } from '../reading/recordExport';
import { type ListPlace, type Page, RecordReader } from '../reading/recordReader';
import { refuse } from '../refuse';
import { MetadataTypes } from '../types/metadataTypes';
import { RecordImport } from '../writing/recordImport';

/** The generic calls of every type. */
@injectable()
export class MetadataHandlers {
  constructor(
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(RecordReader) private readonly reader: RecordReader,
    @inject(RecordImport) private readonly imports: RecordImport,
    @inject(RecordExport) private readonly exports: RecordExport,
    @inject(MetadataLocks) private readonly locks: MetadataLocks,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
  ) {}

  readonly records: Handlers<typeof metadataCalls> = {
    list: async ({ actor, params, query, project }) =>
      toCounted(await this.store.list(actor, params.type, query, inProject(project))),
    get: ({ actor, params }) => this.store.get(actor, params.type, params.id),
    create: async ({ actor, params, query, body, project }) => {
      const type = this.types.changeable(params.type, actor);
      const wanted = { actor, record: body, flag: query.flag, ...inProject(project) };
      const record = await (type.create?.(wanted) ?? this.store.create(actor, type.name, body, inProject(project)));
      if (query.lock) await this.locks.lock(actor, record.id);
      return record;
    },
    createMany: ({ actor, params, body, project }) => {
      const type = this.types.changeable(params.type, actor);
      if (type.create) throw refuse('ONE_AT_A_TIME', { type: type.name });
      return this.store.createMany(actor, type.name, body.records, inProject(project));
    },
    update: ({ actor, params, body }) => this.store.update(actor, params.type, params.id, body),
    remove: async ({ actor, params, query }) => ({
      deleted: await this.store.remove(actor, params.type, params.id, query),
    }),
    import: ({ actor, params, body, project }) =>
      this.imports.import(actor, params.type, body, inProject(project).project),
    export: ({ actor, params, query, project }) =>
      this.exports.export(actor, params.type, query.ids?.split(','), inProject(project).project),
  };

  readonly parts: Handlers<typeof partCalls> = {
    list: async ({ actor, params, query }) => {
      await this.owner(actor, params);
      return toCounted(await this.store.list(actor, params.part, query, { parent: params.id }));
    },
    get: ({ actor, params }) => {
      this.requirePart(params);
      return this.reader.part(actor, params, params.part, params.partId);
    },
    create: async ({ actor, params, body }) => {
      await this.owner(actor, params);
      return this.store.create(actor, params.part, { ...body, parent: params.id });
    },
    createMany: async ({ actor, params, body }) => {
      await this.owner(actor, params);
      const records = body.records.map((record) => ({ ...record, parent: params.id }));
      return this.store.createMany(actor, params.part, records);
    },
    updateMany: async ({ actor, params, body }) => {
      await this.owner(actor, params);
      return this.store.updateMany(actor, params.part, body.records, { parent: params.id });
    },
    update: async ({ actor, params, body }) => {
      await this.owner(actor, params);
      return this.store.update(actor, params.part, params.partId, body, { parent: params.id });
    },
    remove: async ({ actor, params, query }) => {
      await this.owner(actor, params);
      const options = { ...query, parent: params.id };
      return { deleted: await this.store.remove(actor, params.part, params.partId, options) };
    },
  };

  private async owner(actor: Parameters<MetadataStore['get']>[0], params: PartParams): Promise<void> {
    this.requirePart(params);
    await this.store.get(actor, params.type, params.id);
  }

  private requirePart({ type, part }: PartParams): void {
    const [owner, child] = [this.types.named(type), this.types.named(part)];
    if (this.types.isPart(child, owner)) return;
    throw refuse('BAD_PARENT', { type: child.name, parent: owner.name });
  }
}

interface PartParams {
  readonly type: string;
  readonly id: string;
  readonly part: string;
}

export function toCounted<T>({ rows, total }: Page<T>) {
  return counted(rows, total);
}

/** The header names a project by its id or not at all. */
export function inProject(project: string | undefined): ListPlace {
  if (!project) return {};
  if (isId(project)) return { project };
  throw new Refusal('INVALID_REQUEST', { parameters: { issues: 'project-id: An id is 20 letters and digits.' } });
}
