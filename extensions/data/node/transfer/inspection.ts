import { inject, injectable } from 'inversify';
import { Refusal } from 'lathe/common';
import { type Actor, Blobs, Messages } from 'lathe/node';
import type { Readable } from 'node:stream';
import {
  ImportOptions,
  mostShownFailures,
  type SchemaValidation,
  type SheetInspection,
} from '../../common/transfer/importShapes';
import type { SheetOptions } from '../../common/transfer/sheetShapes';
import { ObjectWords } from '../describe/objectWords';
import { RowWords } from '../describe/rowWords';
import type { FieldModel } from '../objects/objectModel';
import { QueryReader } from '../query/queryReader';
import { RowWriter, type Target } from '../records/rowWriter';
import { type Guess, guessColumns } from './importing/columnGuess';
import { planImport } from './importing/importPlan';
import { tellIssues, type Telling } from './importing/importTexts';
import { LookupFinder } from './importing/lookupFinder';
import { type CellIssue, readFileRow } from './importing/rowReading';
import type { Sheet } from './reading/sheet';
import { numbered, SheetFiles } from './sheetFiles';

const shownRows = 20;

/** Looks at files before anything is made of them. */
@injectable()
export class Inspection {
  constructor(
    @inject(SheetFiles) private readonly files: SheetFiles,
    @inject(Blobs) private readonly blobs: Blobs,
    @inject(RowWriter) private readonly writer: RowWriter,
    @inject(QueryReader) private readonly reader: QueryReader,
    @inject(Messages) private readonly messages: Messages,
    @inject(RowWords) private readonly words: RowWords,
    @inject(ObjectWords) private readonly objectWords: ObjectWords,
  ) {}

  async inspect(actor: Actor, object: string, fileId: string, options: SheetOptions): Promise<SheetInspection> {
    const target = await this.writer.target(actor, object);
    const sheet = await this.files.open(actor, fileId, options);
    try {
      const { titles, rows } = await beginningOf(sheet);
      const guesses = this.guess(target, titles, rows);
      const { format, sheets, sheet: name, separator, encoding } = sheet;
      return {
        ...{ format, sheets: [...sheets], sheet: name, separator, encoding, rows },
        columns: titles.map((title, index) => ({
          ...{ title, samples: rows.map((row) => row[index] ?? '').slice(0, 3) },
          ...guesses[index],
        })),
      };
    } finally {
      sheet.close();
    }
  }

  /** Whether a file fits, without a row of the database being looked at, save for those that lookups name. */
  async validate(actor: Actor, object: string, content: Readable, name: string): Promise<SchemaValidation> {
    const target = await this.writer.target(actor, object);
    const blob = await this.blobs.put(actor, content, { name, type: 'application/octet-stream' });
    try {
      const sheet = await this.files.openBlob(actor, blob, {});
      return await this.fit(target, sheet).finally(() => sheet.close());
    } finally {
      await this.blobs.remove(actor.tenant, blob.id);
    }
  }

  private guess(
    { object, actor, writing, hidden }: Target,
    titles: string[],
    samples: string[][],
  ): (Guess | undefined)[] {
    // No column goes into what the reader may not write or see.
    const fixed = new Set([...writing.fixed, ...hidden]);
    const labelOf = (field: FieldModel): string => this.objectWords.ofField(object, field, actor.locale).label;
    return guessColumns(object, { titles, samples }, { fixed, labelOf });
  }

  private async fit(target: Target, sheet: Sheet): Promise<SchemaValidation> {
    const { object, actor } = target;
    const { locale } = actor;
    const say: Telling['say'] = (key, parameters = {}) => this.messages.say(locale, key, parameters);
    const telling = { say, words: this.words, locale };
    const { titles, rows: samples } = await beginningOf(sheet);
    const guesses = this.guess(target, titles, samples);
    const mapped = guesses.flatMap((guess, column) =>
      guess && guess.field !== 'id' ? [{ column, ...guess, by: undefined }] : [],
    );
    const columns = titles.map((title, index) => ({
      title,
      field: guesses[index]?.field,
      ...(guesses[index] ? {} : { problem: say('transfer.noField', { object: object.label }) }),
    }));
    const result: SchemaValidation = {
      object: object.name,
      fits: false,
      rows: 0,
      columns,
      missing: [],
      failed: 0,
      inexact: 0,
      failures: [],
    };
    const named = mapped.filter(({ column }) => guesses[column]?.by === undefined || guesses[column]?.by === 'id');
    const options = named.length > 0 ? ImportOptions.parse({ columns: named }) : undefined;
    const work = options && {
      target,
      options,
      plan: planImport(target, options),
      lookups: new LookupFinder(this.reader, actor),
    };
    const given = new Set(mapped.map(({ field }) => field));
    const missing = new Set<string>();
    for await (const { line, cells, inexact } of numbered(sheet)) {
      if (line === 1) continue;
      result.rows++;
      result.inexact += inexact;
      const read = work ? readFileRow({ line, cells }, work) : [];
      const all: readonly CellIssue[] = 'given' in read ? [] : read;
      // What no column has at all is told once.
      for (const { field, code } of all) if (code === 'required' && !given.has(field)) missing.add(field);
      const issues = all.filter(({ field }) => named.some((each) => each.field === field));
      if (issues.length === 0) continue;
      result.failed++;
      if (result.failures.length < mostShownFailures)
        result.failures.push({ line, field: issues[0]?.field ?? '', message: tellIssues(telling, object, issues) });
    }
    const unknown = columns.some(({ problem }) => problem !== undefined);
    return {
      ...result,
      missing: [...missing],
      fits: !unknown && missing.size === 0 && result.failed === 0 && given.size > 0,
    };
  }
}

async function beginningOf(sheet: Sheet): Promise<{ titles: string[]; rows: string[][] }> {
  const [titles = [], ...rows]: string[][] = [];
  let begun = titles;
  for await (const { cells, line } of numbered(sheet)) {
    if (line === 1) begun = [...cells];
    else rows.push([...cells]);
    if (rows.length >= shownRows) break;
  }
  return { titles: begun, rows };
}

/** A file is called like its object: "NS__Order__CST.csv". */
export function objectOfFile(filename: string): string {
  const [name = ''] = filename.split(/[\\/]/).slice(-1);
  const object = name.replace(/\.(csv|xlsx|txt|tsv)$/i, '').trim();
  if (object === '') throw new Refusal('UNKNOWN_OBJECT', { parameters: { name: filename.slice(0, 80) } });
  return object;
}
