import { parse } from 'csv-parse';
import { inject, injectable } from 'inversify';
import { Refusal, toLocale } from 'lathe/common';
import { type Actor, Blobs, Database, explainIssues, type JobContext, type JobDefinition } from 'lathe/node';
import { z } from 'zod';
import { importResultLimit, type ImportFailure, ImportState } from '../../common/userImportShapes';
import { unguardCell, userColumns } from '../../common/userCsv';
import { NewUserBody, UserDetails } from '../../common/userShapes';
import { UserList } from './userList';
import { UserWriter } from './userWriter';

export const importJob = 'admin.importUsers';
const ImportInput = z.object({ fileId: z.string(), update: z.boolean() });
const Row = UserDetails.extend({ userName: NewUserBody.shape.userName, profile: NewUserBody.shape.profile.optional() });
type Row = z.output<typeof Row>;

const languages = { en: z.locales.en().localeError, 'zh-CN': z.locales.zhCN().localeError };
const checkpointEvery = 50;
const defaultProfile = 'Standard User';

/** Makes and changes users as a file says, row by row: one that fails keeps no other from being taken. */
@injectable()
export class UserImport {
  constructor(
    @inject(Blobs) private readonly blobs: Blobs,
    @inject(Database) private readonly database: Database,
    @inject(UserList) private readonly list: UserList,
    @inject(UserWriter) private readonly writer: UserWriter,
  ) {}

  get job(): JobDefinition<typeof ImportInput> {
    return {
      name: importJob,
      label: 'users.import',
      input: ImportInput,
      run: (context, input) => this.run(context, input),
    };
  }

  private async run(context: JobContext, { fileId, update }: z.output<typeof ImportInput>) {
    const { actor, signal } = context;
    const blob = await this.blobs.find(actor.tenant, fileId);
    if (!blob || blob.user_id !== actor.userId)
      throw new Refusal('NOT_FOUND', { parameters: { id: fileId, type: 'File' } });
    let state = ImportState.parse(context.state ?? {});
    const rows = (await this.blobs.read(actor.tenant, blob)).pipe(
      parse({ bom: true, columns: readHeader, skip_empty_lines: true, relax_column_count: true, trim: true }),
    );
    let number = 0;
    for await (const cells of rows) {
      signal.throwIfAborted();
      if (++number <= state.rows) continue;
      state = await this.take(context, state, cells, update);
      context.progress({ done: number });
      if (number % checkpointEvery === 0) await context.checkpoint(state);
    }
    await context.checkpoint(state);
    return state;
  }

  private async take(context: JobContext, state: ImportState, cells: unknown, update: boolean): Promise<ImportState> {
    const { actor } = context;
    const rows = state.rows + 1;
    const parsed = Row.safeParse(cellsOf(cells), { error: languages[actor.locale] });
    try {
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', { fields: explainIssues('row', parsed.error) });
      const done = await this.write(actor, parsed.data, update);
      return { ...state, rows, [done]: state[done] + 1 };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const failure = failureOf(context, rows, cells, error);
      const failures = state.failures.length < importResultLimit ? [...state.failures, failure] : state.failures;
      return { ...state, rows, failed: state.failed + 1, failures };
    }
  }

  private async write(actor: Actor, row: Row, update: boolean): Promise<'created' | 'updated' | 'unchanged'> {
    const { userName, ...change } = row;
    const known = await this.database.transact(actor.tenant, (transaction) =>
      this.list.findByName(transaction, actor.tenant, userName),
    );
    if (known && update) return (await this.writer.update(actor, known.id, change)) ? 'updated' : 'unchanged';
    await this.writer.create(actor, {
      name: userName,
      profile: change.profile ?? defaultProfile,
      fullName: change.fullName,
      email: change.email || undefined,
      phone: change.phone || undefined,
      locale: change.languageLocaleKey === undefined ? undefined : toLocale(change.languageLocaleKey),
    });
    return 'created';
  }
}

/** A spreadsheet's own capitals and blanks do no harm; columns of other names are left out. */
function readHeader(titles: readonly string[]): (string | false)[] {
  const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');
  return titles.map((title) => userColumns.find((column) => plain(column) === plain(title)) ?? false);
}

/** What a cell leaves blank is not said. */
function cellsOf(cells: unknown): unknown {
  if (typeof cells !== 'object' || cells === null) return cells;
  const said = Object.entries(cells).filter(([, text]) => text !== '');
  return Object.fromEntries(said.map(([name, text]) => [name, unguardCell(String(text))]));
}

function failureOf(
  { say }: JobContext,
  row: number,
  cells: unknown,
  { code, parameters, fields }: Refusal,
): ImportFailure {
  const userName = typeof cells === 'object' && cells !== null && 'userName' in cells ? String(cells.userName) : '';
  const [field] = fields ?? [];
  const message = field && field.message !== code ? field.message : say(`error.${code}`, parameters);
  // The first line of the file is that of the titles.
  return { line: row + 1, userName, field: field?.path.split('.')[1] ?? '', message };
}
