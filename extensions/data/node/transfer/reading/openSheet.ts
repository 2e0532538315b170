import type { SheetOptions } from '../../../common/transfer/sheetShapes';
import { type OpenBytes, openCsv } from './csvSheet';
import type { Sheet } from './sheet';
import { badSheet } from './badSheet';
import { openXlsx } from './xlsxSheet';

export interface SheetFile {
  readonly name: string;
  readonly size: number;
  /** Both ends are part of the range. */
  read(range?: { readonly start: number; readonly end: number }): ReturnType<OpenBytes>;
}

/** By what the file begins with, whatever it is called. */
export async function openSheet(file: SheetFile, options: SheetOptions): Promise<Sheet> {
  if (file.size === 0) throw badSheet('EMPTY');
  const start = await headOf(file);
  if (start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return openXlsx(file, options);
  // The old binary format of spreadsheets, and what is locked by a password.
  if (start.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw badSheet('FORMAT');
  return openCsv(() => file.read(), options);
}

async function headOf(file: SheetFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.read({ start: 0, end: Math.min(file.size, 8) - 1 }))
    chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
