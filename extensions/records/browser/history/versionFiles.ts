import { DisposableOwner, FailedCall, inject, injectable, MetadataClient, TextFiles } from 'lathe';
import type { RecordVersion } from 'lathe/common';
import { writeRecord } from '../editor/recordText';
import { versionAt, versionScheme } from '../editor/recordUri';

/** Versions of records as texts that nobody changes: "metadata-version:/Note/nt00.../3.json". */
@injectable()
export class VersionFiles extends DisposableOwner {
  constructor(
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(TextFiles) files: TextFiles,
  ) {
    super();
    this.own(files.registerProvider(versionScheme, { read: (path) => this.read(path) }));
  }

  private async read(path: string): Promise<string | undefined> {
    const place = versionAt(path);
    if (!place) return undefined;
    if (place.revision === 0) return '';
    const version = await this.fetch(place.id, place.revision);
    return version && writeRecord(version);
  }

  private async fetch(id: string, revision: number): Promise<RecordVersion | undefined> {
    try {
      return await (await this.client.calls).versions.get({ params: { id, revision: String(revision) } });
    } catch (error) {
      if (error instanceof FailedCall && error.status === 404) return undefined;
      throw error;
    }
  }
}
