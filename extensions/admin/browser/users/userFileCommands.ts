import { Api, downloadFrom, inject, injectable, Tabs } from 'lathe';
import { blobCalls } from 'lathe/common';
import { usersCalls } from '../../common/usersCalls';
import { pickFile } from './pickFile';

/** What the list shows, as far as it narrows it. */
export interface ShownUsers {
  readonly name?: string;
  readonly state?: 'active' | 'inactive';
  readonly profile?: string;
}

/** Uploads a CSV file and begins the job that takes it in, whose page opens. */
@injectable()
export class ImportUsers {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Tabs) private readonly tabs: Tabs,
  ) {}

  async run(): Promise<void> {
    const file = await pickFile('.csv,text/csv');
    if (!file) return;
    const type = 'text/csv';
    const body = new Blob([file], { type });
    const { id: fileId } = await this.api.of(blobCalls).upload({ query: { name: file.name, type }, body });
    const { jobId } = await this.api.of(usersCalls).import({ body: { fileId, update: true } });
    await this.tabs.open({ type: 'userImport', id: jobId });
  }
}

/** Downloads users as CSV, those that the list shows. */
@injectable()
export class ExportUsers {
  constructor(@inject(Api) private readonly api: Api) {}

  async run(shown: ShownUsers = {}): Promise<void> {
    downloadFrom(this.api.urlOf(usersCalls.export, { query: shown }));
  }
}
