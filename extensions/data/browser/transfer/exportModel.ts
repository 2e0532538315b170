import { FailedCall } from 'lathe';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ExportRequest } from '../../common/transfer/exportShapes';
import type { DataClient } from '../dataClient';
import type { ExportScope } from './exportScopes';

export type ExportRows = 'all' | 'shown' | 'chosen' | 'groups';

interface Parts {
  readonly client: DataClient;
  readonly scope: () => ExportScope;
  readonly started: (jobId: string) => void;
}

/** What a user says of the file that he wants. */
export class ExportModel {
  format: ExportRequest['format'] = 'csv';
  titles: ExportRequest['titles'] = 'names';
  lookups: ExportRequest['lookups'] = 'id';
  separator: ExportRequest['separator'] = ',';
  anonymous = false;
  /** All that the user sees while none is left out. */
  fields: readonly string[] | undefined = undefined;
  rows: ExportRows;
  jobId: string | undefined;
  problem: string | undefined = undefined;
  busy = false;

  constructor(
    readonly object: string,
    private readonly parts: Parts,
    jobId?: string,
  ) {
    const { fields } = parts.scope();
    this.rows = this.choices[0] ?? 'all';
    this.fields = fields;
    this.jobId = jobId;
    makeAutoObservable<this, 'parts'>(this, { object: false, parts: false, fields: observableRef });
  }

  get choices(): readonly ExportRows[] {
    const { ids, condition, search, groups } = this.parts.scope();
    if (groups) return ['groups'];
    const narrowed = condition !== undefined || search !== undefined;
    return [...(ids?.length ? ['chosen' as const] : []), ...(narrowed ? ['shown' as const] : []), 'all'];
  }

  /** What is summed up tells of no person, and has no fields to leave out. */
  get isGrouped(): boolean {
    return this.parts.scope().groups !== undefined;
  }

  get chosen(): number {
    return this.parts.scope().ids?.length ?? 0;
  }

  set(
    change: Partial<Pick<ExportModel, 'format' | 'titles' | 'lookups' | 'separator' | 'anonymous' | 'rows' | 'fields'>>,
  ): void {
    Object.assign(this, change);
  }

  async start(): Promise<void> {
    const { format, titles, lookups, separator, object, anonymous } = this;
    runInAction(() => Object.assign(this, { busy: true, problem: undefined }));
    try {
      const { transfer } = await this.parts.client.calls;
      const body = { object, format, titles, lookups, separator, ...this.wanted() };
      const { jobId } = await (anonymous ? transfer.anonymousExport({ body }) : transfer.export({ body }));
      runInAction(() => (this.jobId = jobId));
      this.parts.started(jobId);
    } catch (error) {
      runInAction(
        () => (this.problem = error instanceof FailedCall || error instanceof Error ? error.message : String(error)),
      );
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  again(): void {
    this.jobId = undefined;
    this.parts.started('');
  }

  private wanted(): Omit<ExportRequest, 'object' | 'format' | 'titles' | 'lookups' | 'separator'> {
    const { ids, condition, search, orderby, groups } = this.parts.scope();
    const fields = this.fields && [...this.fields];
    if (groups) return { condition, orderby, fields, ...groups };
    if (this.rows === 'chosen') return { ids: ids && [...ids], orderby, fields };
    return this.rows === 'shown' ? { condition, search, orderby, fields } : { fields };
  }
}
