import type { ServerContext } from 'lathe/node';
import { transferCalls } from '../../common/transferCalls';
import { RowExport } from './exporting/rowExport';
import { ImportStore } from './importing/importStore';
import { importMigrations } from './importing/importTables';
import { RowImport } from './importing/rowImport';
import { Inspection } from './inspection';
import { SheetFiles } from './sheetFiles';
import { TransferHandlers } from './transferHandlers';

/** Rows that come from files and go into them. */
export function serveTransfer({ bind, get, serve, migrate, jobs }: ServerContext): void {
  for (const service of [SheetFiles, ImportStore, RowImport, RowExport, Inspection, TransferHandlers]) bind(service);
  migrate(importMigrations);
  jobs.define(get(RowImport).job);
  jobs.define(get(RowExport).job);
  jobs.define(get(RowExport).anonymousJob);
  serve(transferCalls, get(TransferHandlers).all);
}
