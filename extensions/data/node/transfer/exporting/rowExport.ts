import { inject, injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, Blobs, Database, type InTransaction, type JobContext, type JobDefinition } from 'lathe/node';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { AnonymousExportRequest, ExportRequest, type ExportResult } from '../../../common/transfer/exportShapes';
import { Compilation } from '../../query/compilation';
import { type Asking, QueryContexts } from '../../query/queryContexts';
import { Scope } from '../../query/scope';
import { Anonymiser } from './anonymiser';
import { mediaTypes, writeFile } from './exportFile';
import type { ExportStatement } from './exportCells';
import { compileExport } from './exportSql';

export const exportJob = 'data.exportRows';
export const anonymousExportJob = 'data.exportAnonymous';

type Request = ExportRequest | AnonymousExportRequest;
type Cells = readonly (string | null)[];

const batch = 1000;
/** A file may become larger than what people upload. */
const largestFile = 8 * 1024 ** 3;
const longestStatement = 10 * 60_000;

/** Writes the rows that somebody sees into a file, all as they were at one moment. */
@injectable()
export class RowExport {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(QueryContexts) private readonly contexts: QueryContexts,
    @inject(Blobs) private readonly blobs: Blobs,
  ) {}

  get job(): JobDefinition<typeof ExportRequest> {
    return this.definition(exportJob, 'transfer.export', ExportRequest);
  }

  get anonymousJob(): JobDefinition<typeof AnonymousExportRequest> {
    return this.definition(anonymousExportJob, 'transfer.exportAnonymous', AnonymousExportRequest);
  }

  /** What is wrong with a request is told before its job begins. */
  async check(actor: Actor, request: Request): Promise<void> {
    const { columns } = await this.compile(actor, request);
    if ('personal' in request || 'open' in request) new Anonymiser().masks(columns, request.personal, request.open);
  }

  private definition<S extends typeof ExportRequest | typeof AnonymousExportRequest>(
    name: string,
    label: string,
    input: S,
  ): JobDefinition<S> {
    return {
      name,
      label,
      input,
      run: (context, request: z.output<S>) => this.run(context, request, name === anonymousExportJob),
    };
  }

  private async run(context: JobContext, request: Request, anonymous: boolean): Promise<ExportResult> {
    const { actor } = context;
    const { columns, written, rows } = await this.compile(actor, request);
    const masks = anonymous ? new Anonymiser().masks(columns, ...markedIn(request)) : undefined;
    return this.database.transact(
      actor.tenant,
      async (transaction) => {
        const counts = { rows: 0, inexact: 0, cut: 0 };
        const shown = this.fetch(context, transaction, rows);
        const masked = masks ? maskedRows(shown, masks) : shown;
        const bytes = Readable.from(writeFile(request, written, masked, counts));
        const name = `${request.object}${anonymous ? '-anonymous' : ''}.${request.format}`;
        const options = { name, type: mediaTypes[request.format], limit: largestFile };
        const blob = await this.blobs.put(actor, bytes, options);
        return { fileId: blob.id, name, size: Number(blob.size), ...counts };
      },
      { isolation: 'repeatable read', readOnly: true, timeout: longestStatement },
    );
  }

  private async compile(actor: Actor, request: Request): Promise<ExportStatement> {
    const asking: Asking = { object: request.object, base: request.lookups === 'name' ? 'I' : 'N' };
    const { condition, orderby, fields } = request;
    const marked = markedIn(request).flatMap((paths) => paths ?? []);
    const grouped = 'groupby' in request || 'aggregate' in request ? request : undefined;
    const { model, context } = await this.contexts.of(actor, asking, (touched, root) =>
      grouped
        ? touched.request(root, { condition, options: { groupby: grouped.groupby, aggregate: grouped.aggregate } })
        : [{ condition, orderby, fields }, { fields: marked }].forEach((asked) => touched.rows(root, asked)),
    );
    // A name that isn't there is told with the nearest, before it's missed among what is exported.
    const scope = new Scope(new Compilation(context), model, 'left');
    for (const path of marked) scope.column(path);
    return compileExport(model, request, context);
  }

  private async *fetch(
    context: JobContext,
    transaction: InTransaction,
    rows: RawBuilder<unknown>,
  ): AsyncGenerator<readonly Cells[]> {
    await sql`declare exported no scroll cursor for ${rows}`.execute(transaction);
    let done = 0;
    for (;;) {
      context.signal.throwIfAborted();
      const fetched = await sql<{ cells: Cells }>`fetch ${sql.lit(batch)} from exported`.execute(transaction);
      done += fetched.rows.length;
      context.progress({ done });
      yield fetched.rows.map(({ cells }) => cells);
      if (fetched.rows.length < batch) return;
    }
  }
}

function markedIn(request: Request): [string[]?, string[]?] {
  return 'personal' in request || 'open' in request ? [request.personal, request.open] : [];
}

async function* maskedRows(
  batches: AsyncIterable<readonly Cells[]>,
  masks: readonly (((value: string) => string) | undefined)[],
): AsyncGenerator<readonly Cells[]> {
  for await (const rows of batches)
    yield rows.map((cells) => cells.map((cell, index) => (cell === null ? null : (masks[index]?.(cell) ?? cell))));
}
