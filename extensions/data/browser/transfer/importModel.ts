import { type Api, FailedCall } from 'lathe';
import { blobCalls } from 'lathe/common';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ObjectDescription } from '../../common/describeCalls';
import type { ColumnMapping, ImportOptions, SheetInspection } from '../../common/transfer/importShapes';
import { reportColumns } from '../../common/transfer/sheetShapes';
import type { DataClient } from '../dataClient';

export type ImportStep = 'file' | 'mapping' | 'result';

/** What a user says of how a file is read, beside which column goes where. */
export type ImportSettings = Pick<ImportOptions, 'operation' | 'blank' | 'formulas' | 'decimal' | 'dates' | 'zone'> &
  Partial<Pick<ImportOptions, 'by' | 'sheet' | 'separator' | 'encoding'>>;

interface Parts {
  readonly api: Api;
  readonly client: DataClient;
  /** A job has begun: the tab shows it again after a reload. */
  readonly started: (jobId: string) => void;
}

/** An import on its way: from the file over its columns to what became of its rows. */
export class ImportModel {
  file: { readonly id: string; readonly name: string; readonly size: number } | undefined = undefined;
  inspection: SheetInspection | undefined = undefined;
  mapping: readonly (Omit<ColumnMapping, 'column'> | undefined)[] = [];
  settings: ImportSettings = {
    ...{ operation: 'create', blank: 'keep', formulas: 'refuse', decimal: '.', dates: 'ymd' },
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  jobId: string | undefined;
  busy = false;
  problem: string | undefined = undefined;

  constructor(
    readonly object: string,
    private readonly parts: Parts,
    jobId?: string,
  ) {
    this.jobId = jobId;
    makeAutoObservable<this, 'parts'>(this, {
      ...{ object: false, parts: false, file: observableRef, inspection: observableRef },
      ...{ mapping: observableRef, settings: observableRef },
    });
  }

  get step(): ImportStep {
    if (this.jobId !== undefined) return 'result';
    return this.inspection ? 'mapping' : 'file';
  }

  get columns(): ColumnMapping[] {
    const goes = ({ field }: { readonly field: string }) => field !== 'id' || takesIds(this.settings);
    return this.mapping.flatMap((each, column) => (each && goes(each) ? [{ ...each, column }] : []));
  }

  async take(file: File): Promise<void> {
    await this.working(async () => {
      const query = { name: file.name, type: file.type || undefined };
      const { id, size } = await this.parts.api.of(blobCalls).upload({ query, body: file });
      runInAction(() => (this.file = { id, name: file.name, size }));
      await this.inspect();
    });
  }

  /** How the file is read is looked at anew; columns that go elsewhere stay so where they have the same titles. */
  async read(change: Pick<ImportSettings, 'sheet' | 'separator' | 'encoding'>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    await this.working(() => this.inspect());
  }

  set(change: Partial<ImportSettings>): void {
    this.settings = { ...this.settings, ...change };
  }

  map(column: number, to: Omit<ColumnMapping, 'column'> | undefined): void {
    this.mapping = this.mapping.map((each, index) => (index === column ? to : each));
  }

  async start(dryRun: boolean): Promise<void> {
    await this.working(async () => {
      const { transfer } = await this.parts.client.calls;
      const { by, ...settings } = this.settings;
      const key = settings.operation === 'create' ? {} : { by: by ?? 'id' };
      const body = { fileId: this.file?.id ?? '', ...settings, ...key, columns: this.columns, dryRun };
      const { jobId } = await transfer.import({ params: { object: this.object }, body });
      runInAction(() => (this.jobId = jobId));
      this.parts.started(jobId);
    });
  }

  /** Back to the columns, or to another file. */
  back(to: 'file' | 'mapping'): void {
    this.jobId = undefined;
    this.problem = undefined;
    this.parts.started('');
    if (to === 'mapping' && this.inspection) return;
    this.file = undefined;
    this.inspection = undefined;
  }

  private async inspect(): Promise<void> {
    const { sheet, separator, encoding } = this.settings;
    const { transfer } = await this.parts.client.calls;
    const body = { fileId: this.file?.id ?? '', sheet, separator, encoding };
    const inspection = await transfer.inspect({ params: { object: this.object }, body });
    runInAction(() => {
      this.inspection = inspection;
      this.mapping = inspection.columns.map(({ field, by }) => (field === undefined ? undefined : { field, by }));
    });
  }

  private async working(work: () => Promise<void>): Promise<void> {
    runInAction(() => Object.assign(this, { busy: true, problem: undefined }));
    try {
      await work();
    } catch (error) {
      runInAction(
        () => (this.problem = error instanceof FailedCall || error instanceof Error ? error.message : String(error)),
      );
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}

/** The fields that a column may go into. */
export function mappableFields({ fields }: ObjectDescription, settings: Pick<ImportSettings, 'operation' | 'by'>) {
  return fields.filter(({ name, editable }) => editable || (name === 'id' && takesIds(settings)));
}

/** Rows are found by their ids, and never given them: what a file from an export says of them is left out. */
function takesIds({ operation, by = 'id' }: Pick<ImportSettings, 'operation' | 'by'>): boolean {
  return operation !== 'create' && by === 'id';
}

export function isReportColumn(title: string): boolean {
  return Object.values<string>(reportColumns).includes(title);
}
