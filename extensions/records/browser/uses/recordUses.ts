import { DisposableOwner, inject, injectable, MetadataClient, toDisposable } from 'lathe';
import type { Use } from 'lathe/common';
import { TreeModel } from 'lathe/ui';
import { makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { RecordChanges } from '../data/recordChanges';
import { ActiveRecord } from '../history/activeRecord';
import { RecordTexts } from '../recordTexts';
import { titleOf } from '../tree/treeItem';

const most = 500;

export type UseItem =
  | { readonly kind: 'side'; readonly id: 'uses' | 'references'; readonly total: number; readonly rows: readonly Use[] }
  | { readonly kind: 'use'; readonly id: string; readonly use: Use };

interface Side {
  readonly rows: readonly Use[];
  readonly total: number;
}

const nothing: Side = { rows: [], total: 0 };

/** What uses the record that the user is at, and what it uses. */
@injectable()
export class RecordUses extends DisposableOwner {
  uses: Side = nothing;
  references: Side = nothing;
  loading = false;
  error: unknown = undefined;
  readonly model: TreeModel<UseItem>;
  private run = 0;

  constructor(
    @inject(ActiveRecord) readonly active: ActiveRecord,
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(RecordTexts) private readonly texts: RecordTexts,
    @inject(RecordChanges) changes: RecordChanges,
  ) {
    super();
    makeObservable(this, {
      uses: observableRef,
      references: observableRef,
      loading: observable,
      error: observableRef,
    });
    this.model = new TreeModel<UseItem>({
      getRoots: () => this.sides(),
      getId: ({ id }) => id,
      getLabel: (item) => (item.kind === 'use' ? titleOf(item.use) : this.texts.t(`uses.${item.id}`)),
      hasChildren: (item) => item.kind === 'side' && item.rows.length > 0,
      getChildren: (item) => (item.kind === 'side' ? usesOf(item) : []),
      isExpandedAtFirst: () => true,
    });
    const stops = [
      reaction(
        () => [this.uses, this.references],
        () => this.model.refresh(),
      ),
      reaction(
        () => active.place?.id,
        () => void this.load(),
        { fireImmediately: true },
      ),
    ];
    this.own(toDisposable(() => stops.forEach((stop) => stop())));
    const again = (): void => void this.load();
    this.own(changes.follow({ changed: ({ action }) => action.endsWith('locked') || again(), missed: again }));
  }

  async load(): Promise<void> {
    const run = ++this.run;
    const id = this.active.place?.id;
    if (id === undefined) return runInAction(() => void Object.assign(this, { uses: nothing, references: nothing }));
    runInAction(() => (this.loading = true));
    try {
      const { any } = await this.client.calls;
      const asked = { params: { id }, query: { limit: most } };
      const [uses, references] = await Promise.all([any.uses(asked), any.references(asked)]);
      if (run === this.run)
        runInAction(() => Object.assign(this, { uses, references, error: undefined, loading: false }));
    } catch (error) {
      if (run === this.run) runInAction(() => Object.assign(this, { error, loading: false }));
    }
  }

  private sides(): readonly UseItem[] {
    return [
      { kind: 'side', id: 'uses', ...this.uses },
      { kind: 'side', id: 'references', ...this.references },
    ];
  }
}

function usesOf({ id, rows }: Extract<UseItem, { kind: 'side' }>): readonly UseItem[] {
  return rows.map((use, index) => ({ kind: 'use', id: `${id}/${index}/${use.id}`, use }));
}
