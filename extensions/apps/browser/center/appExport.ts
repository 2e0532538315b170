import { Api, downloadFrom, inject, injectable } from 'lathe';
import type { KnownApp } from './pickApp';

/** Gives applications away as files. */
@injectable()
export class AppExport {
  constructor(@inject(Api) private readonly api: Api) {}

  /** The browser shows how far it is, and lets it be cancelled. */
  async save({ id, name }: KnownApp): Promise<void> {
    const { exportCalls } = await import('../../common/exportCalls');
    downloadFrom(this.api.urlOf(exportCalls.file, { params: { appId: id } }), `${name}.zip`);
  }
}
