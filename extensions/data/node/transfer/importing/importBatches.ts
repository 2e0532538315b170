import type { Database, InTransaction, JobContext } from 'lathe/node';
import type { ImportOptions } from '../../../common/transfer/importShapes';
import type { RowWords } from '../../describe/rowWords';
import type { QueryReader } from '../../query/queryReader';
import type { RowWriter, Target } from '../../records/rowWriter';
import type { SheetLine } from '../reading/sheet';
import type { ImportPlan } from './importPlan';
import { type ImportProgress, type ImportStore, noProgress, type StoredFailure } from './importStore';
import { tellIssues, type Telling } from './importTexts';
import { LookupFinder } from './lookupFinder';
import { RowGroups } from './rowGroups';
import { readFileRow, type ReadRow } from './rowReading';

type Line = SheetLine & { readonly line: number };

interface Parts {
  readonly database: Database;
  readonly store: ImportStore;
  readonly writer: RowWriter;
  readonly reader: QueryReader;
  readonly words: RowWords;
}

interface Work {
  readonly target: Target;
  readonly plan: ImportPlan;
  readonly options: ImportOptions;
}

const batchSize = 500;
/** What tries out keeps its transaction open all the while. */
const tryingTimeout = 10 * 60_000;

/** Takes the rows of a file in batches. */
export class ImportBatches {
  private readonly lookups: LookupFinder;
  private readonly groups: RowGroups;
  private readonly telling: Telling;

  constructor(
    private readonly parts: Parts,
    private readonly context: JobContext,
    private readonly work: Work,
  ) {
    this.lookups = new LookupFinder(parts.reader, context.actor);
    this.groups = new RowGroups(parts.writer, work.target, work.plan);
    this.telling = { say: context.say, words: parts.words, locale: context.actor.locale };
  }

  /** Each batch is a transaction, with how far it has come: what was taken is not taken again after a crash. */
  async run(lines: AsyncIterable<Line>, start: ImportProgress): Promise<ImportProgress> {
    const { database, store } = this.parts;
    let progress = start;
    for await (const batch of this.batches(lines, start.line)) {
      progress = await database.transact(this.context.actor.tenant, async (transaction) => {
        const taken = await this.take(transaction, batch, progress);
        await store.note(transaction, this.context.id, taken.progress, taken.failures);
        return taken.progress;
      });
      this.context.progress({ done: progress.line - 1 });
    }
    return progress;
  }

  /** All in one transaction that is taken back, so that the rows of the file meet each other as they would. */
  async tryOut(lines: () => AsyncIterable<Line>): Promise<ImportProgress> {
    const { database, store } = this.parts;
    const { actor, id } = this.context;
    try {
      return await database.transact(
        actor.tenant,
        async (transaction) => {
          await database.transact(actor.tenant, (own) => store.forget(own, id));
          let progress = noProgress;
          for await (const batch of this.batches(lines(), progress.line)) {
            const taken = await this.take(transaction, batch, progress);
            progress = taken.progress;
            await database.transact(actor.tenant, (own) => store.note(own, id, taken.progress, taken.failures));
            this.context.progress({ done: progress.line - 1 });
          }
          throw new TakenBack(progress);
        },
        { timeout: tryingTimeout },
      );
    } catch (error) {
      if (error instanceof TakenBack) return error.progress;
      throw error;
    }
  }

  private async *batches(lines: AsyncIterable<Line>, after: number): AsyncGenerator<readonly Line[]> {
    let batch: Line[] = [];
    for await (const line of lines) {
      this.context.signal.throwIfAborted();
      if (line.line <= after) continue;
      batch.push(line);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  private async take(
    transaction: InTransaction,
    batch: readonly Line[],
    before: ImportProgress,
  ): Promise<{ readonly progress: ImportProgress; readonly failures: readonly StoredFailure[] }> {
    const { target, plan } = this.work;
    for (const planned of plan.columns) {
      const texts = planned.by ? batch.map(({ cells }) => (cells[planned.column] ?? '').trim()) : [];
      await this.lookups.prepare(transaction, planned, texts);
    }
    const failures: StoredFailure[] = [];
    const readable: ReadRow[] = [];
    for (const { line, cells } of batch) {
      const read = readFileRow({ line, cells }, { ...this.work, lookups: this.lookups });
      if (isRow(read)) readable.push(read);
      else
        failures.push({
          line,
          cells,
          field: read[0]?.field ?? '',
          message: tellIssues(this.telling, target.object, read),
        });
    }
    const written = await this.groups.write(transaction, readable);
    for (const { row, refusal } of written.refused) {
      const field = refusal.fields?.[0]?.path.replace(/^body\./, '') ?? '';
      const message = this.telling.words.tell(refusal, target, this.telling.locale);
      failures.push({ line: row.line, cells: row.cells, field, message });
    }
    const progress = {
      line: batch.at(-1)?.line ?? before.line,
      created: before.created + written.created,
      updated: before.updated + written.updated,
      failed: before.failed + failures.length,
      inexact: before.inexact + batch.reduce((sum, { inexact }) => sum + inexact, 0),
    };
    return { progress, failures };
  }
}

/** The end of what was only tried. */
class TakenBack extends Error {
  constructor(readonly progress: ImportProgress) {
    super('It was only tried.');
  }
}

function isRow(read: ReturnType<typeof readFileRow>): read is ReadRow {
  return 'given' in read;
}
