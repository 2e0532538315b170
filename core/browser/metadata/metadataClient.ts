import { inject, injectable } from 'inversify';
import type { MetadataRecord } from '../../common/metadata/metadataRecord';
import type { NewRecord, RecordChange } from '../../common/metadata/recordInput';
import { Api } from '../api/api';
import type { MetadataApi } from './metadataApi';

/** Where the parts of a record are. */
export interface PartPlace {
  readonly type: string;
  readonly id: string;
  readonly part: string;
}

/** Reads and writes metadata: `(await client.calls).versions.list(...)` for what has no method here. */
@injectable()
export class MetadataClient {
  private loading: Promise<MetadataApi> | undefined;

  constructor(@inject(Api) private readonly api: Api) {}

  /** Every call of the metadata store, typed. */
  get calls(): Promise<MetadataApi> {
    this.loading ??= import('./metadataApi').then(({ metadataApi }) => metadataApi(this.api));
    this.loading.catch(() => (this.loading = undefined));
    return this.loading;
  }

  async get(type: string, id: string): Promise<MetadataRecord> {
    return (await this.calls).records.get({ params: { type, id } });
  }

  /** A record of whatever type. */
  async find(id: string): Promise<MetadataRecord> {
    return (await this.calls).any.find({ params: { id } });
  }

  async create(type: string, record: NewRecord): Promise<MetadataRecord> {
    return (await this.calls).records.create({ params: { type }, body: record });
  }

  async createPart(place: PartPlace, record: Omit<NewRecord, 'parent'>): Promise<MetadataRecord> {
    return (await this.calls).parts.create({ params: { ...place }, body: record });
  }

  async update(type: string, id: string, change: RecordChange): Promise<MetadataRecord> {
    return (await this.calls).records.update({ params: { type, id }, body: change });
  }

  /** Into the recycle bin; `force` even though something uses it. */
  async remove(type: string, id: string, { force = false }: { readonly force?: boolean } = {}): Promise<void> {
    await (await this.calls).records.remove({ params: { type, id }, query: force ? { force } : {} });
  }
}
