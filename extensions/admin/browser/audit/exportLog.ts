import { Api, downloadFrom, inject, injectable } from 'lathe';
import { auditCalls } from '../../common/auditCalls';

/** What of the log is shown, as far as it is narrowed. */
export interface ShownEntries {
  readonly search?: string;
  readonly from?: string;
}

/** The server names the file and says that it is one. */
@injectable()
export class ExportAuditLogAsCsv {
  constructor(@inject(Api) private readonly api: Api) {}

  async run(shown: ShownEntries = {}): Promise<void> {
    downloadFrom(this.api.urlOf(auditCalls.export, { query: { ...shown, format: 'csv' } }));
  }
}

@injectable()
export class ExportAuditLogAsJson {
  constructor(@inject(Api) private readonly api: Api) {}

  async run(shown: ShownEntries = {}): Promise<void> {
    downloadFrom(this.api.urlOf(auditCalls.export, { query: { ...shown, format: 'json' } }));
  }
}
