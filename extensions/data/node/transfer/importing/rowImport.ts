import { inject, injectable } from 'inversify';
import { type Actor, Blobs, Database, type JobContext, type JobDefinition } from 'lathe/node';
import { z } from 'zod';
import { ImportOptions, type ImportResult, mostShownFailures } from '../../../common/transfer/importShapes';
import { mostImportRows } from '../../../common/transfer/sheetShapes';
import { RowWords } from '../../describe/rowWords';
import { QueryReader } from '../../query/queryReader';
import { RowWriter } from '../../records/rowWriter';
import { badSheet } from '../reading/badSheet';
import { numbered, SheetFiles } from '../sheetFiles';
import { errorReport } from './errorReport';
import { type ImportProgress, ImportStore } from './importStore';
import { type ImportPlan, planImport } from './importPlan';
import { ImportBatches } from './importBatches';

export const importJob = 'data.importRows';
const ImportInput = z.object({ object: z.string(), fileId: z.string(), options: ImportOptions });
type ImportInput = z.output<typeof ImportInput>;

const largestReport = 2 * 1024 ** 3;

/** Makes and changes rows as a file says; what fails keeps no other from being taken. */
@injectable()
export class RowImport {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Blobs) private readonly blobs: Blobs,
    @inject(SheetFiles) private readonly files: SheetFiles,
    @inject(RowWriter) private readonly writer: RowWriter,
    @inject(QueryReader) private readonly reader: QueryReader,
    @inject(ImportStore) private readonly store: ImportStore,
    @inject(RowWords) private readonly words: RowWords,
  ) {}

  get job(): JobDefinition<typeof ImportInput> {
    return {
      name: importJob,
      label: 'transfer.import',
      input: ImportInput,
      run: (context, input) => this.run(context, input),
    };
  }

  /** What is wrong with the wish is told before its job begins. */
  async check(actor: Actor, object: string, fileId: string, options: ImportOptions): Promise<ImportPlan> {
    const plan = planImport(await this.writer.target(actor, object), options);
    const sheet = await this.files.open(actor, fileId, options);
    sheet.close();
    return plan;
  }

  private async run(context: JobContext, { object, fileId, options }: ImportInput): Promise<ImportResult> {
    const { actor, signal, id } = context;
    const sheet = await this.files.open(actor, fileId, options);
    try {
      // A file that is broken at its end is not taken by half.
      let titles: readonly string[] = [];
      let total = -1;
      for await (const { cells, line } of numbered(sheet)) {
        signal.throwIfAborted();
        if (line === 1) titles = cells;
        if (++total > mostImportRows) throw badSheet('TOO_LARGE');
      }
      context.progress({ done: 0, total });
      const target = await this.writer.target(actor, object);
      const plan = planImport(target, options);
      const { database, store, writer, reader, words } = this;
      const parts = { database, store, writer, reader, words };
      const batches = new ImportBatches(parts, context, { target, plan, options });
      const progress = options.dryRun
        ? await batches.tryOut(() => numbered(sheet))
        : await batches.run(numbered(sheet), await this.store.progress(actor.tenant, id));
      return await this.finish(context, options.dryRun, titles, progress);
    } finally {
      sheet.close();
    }
  }

  private async finish(
    { actor, id, say }: JobContext,
    dryRun: boolean,
    titles: readonly string[],
    { created, updated, failed, inexact }: ImportProgress,
  ): Promise<ImportResult> {
    const failures: ImportResult['failures'] = [];
    for await (const { line, field, message } of this.store.failures(actor.tenant, id)) {
      failures.push({ line, field, message });
      if (failures.length >= mostShownFailures) break;
    }
    const name = say('transfer.reportFile');
    const content = errorReport(titles, this.store.failures(actor.tenant, id));
    const report =
      failed > 0 ? await this.blobs.put(actor, content, { name, type: 'text/csv', limit: largestReport }) : undefined;
    await this.database.transact(actor.tenant, (transaction) => this.store.forget(transaction, id));
    const rows = created + updated + failed;
    return { dryRun, rows, created, updated, failed, inexact, failures, ...(report ? { report: report.id } : {}) };
  }
}
