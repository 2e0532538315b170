import { inject, injectable } from 'inversify';
import { Refusal } from 'lathe/common';
import { type Actor, type Blob, Blobs } from 'lathe/node';
import { mostColumns, type SheetOptions } from '../../common/transfer/sheetShapes';
import { badSheet } from './reading/badSheet';
import { openSheet } from './reading/openSheet';
import type { Sheet, SheetLine } from './reading/sheet';

/** Files of rows among those that somebody has uploaded. */
@injectable()
export class SheetFiles {
  constructor(@inject(Blobs) private readonly blobs: Blobs) {}

  async open(actor: Actor, fileId: string, options: SheetOptions): Promise<Sheet> {
    const blob = await this.blobs.find(actor.tenant, fileId);
    if (!blob || blob.user_id !== actor.userId)
      throw new Refusal('NOT_FOUND', { parameters: { type: 'File', id: fileId } });
    return this.openBlob(actor, blob, options);
  }

  openBlob({ tenant }: Actor, blob: Blob, options: SheetOptions): Promise<Sheet> {
    const read = (range?: { readonly start: number; readonly end: number }) => this.blobs.read(tenant, blob, range);
    return openSheet({ name: blob.name, size: Number(blob.size), read }, options);
  }
}

/** The titles and then the rows of a sheet. */
export async function* numbered(sheet: Sheet): AsyncGenerator<SheetLine & { readonly line: number }> {
  let line = 0;
  for await (const row of sheet.lines()) {
    if (row.cells.length > mostColumns) throw badSheet('COLUMNS', { limit: mostColumns });
    yield { ...row, line: ++line };
  }
  if (line === 0) throw badSheet('EMPTY');
}
