import { inject, injectable } from 'inversify';
import { type Handlers, Jobs } from 'lathe/node';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { transferCalls } from '../../common/transferCalls';
import { anonymousExportJob, exportJob, RowExport } from './exporting/rowExport';
import { importJob, RowImport } from './importing/rowImport';
import { Inspection, objectOfFile } from './inspection';

/** The calls that bring rows in from files and out into them. */
@injectable()
export class TransferHandlers {
  constructor(
    @inject(Jobs) private readonly jobs: Jobs,
    @inject(Inspection) private readonly inspection: Inspection,
    @inject(RowImport) private readonly rowImport: RowImport,
    @inject(RowExport) private readonly rowExport: RowExport,
  ) {}

  readonly all: Handlers<typeof transferCalls> = {
    inspect: ({ actor, params, body: { fileId, ...options } }) =>
      this.inspection.inspect(actor, params.object, fileId, options),
    import: async ({ actor, params: { object }, body: { fileId, ...options } }) => {
      await this.rowImport.check(actor, object, fileId, options);
      return { jobId: await this.jobs.start(actor, importJob, { object, fileId, options }) };
    },
    export: async ({ actor, body }) => {
      await this.rowExport.check(actor, body);
      return { jobId: await this.jobs.start(actor, exportJob, asJson(body)) };
    },
    anonymousExport: async ({ actor, body }) => {
      await this.rowExport.check(actor, body);
      return { jobId: await this.jobs.start(actor, anonymousExportJob, asJson(body)) };
    },
    validate: ({ actor, query: { filename, object = objectOfFile(filename) }, request }) => {
      const content = request.body instanceof Readable ? request.body : Readable.from([]);
      return this.inspection.validate(actor, object, content, filename);
    },
  };
}

function asJson(request: object) {
  return z.json().parse(JSON.parse(JSON.stringify(request)));
}
