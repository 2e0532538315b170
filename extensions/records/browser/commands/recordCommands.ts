import { Clipboard, inject, injectable, QuickInput, Routes, Tabs, Views } from 'lathe';
import { RecordTypes } from '../data/recordTypes';
import { recordEditor, type RecordPlace } from '../editor/recordUri';
import { ActiveRecord } from '../history/activeRecord';
import { Timeline } from '../history/timeline';
import { VersionRestore } from '../history/versionRestore';
import { RecordTexts } from '../recordTexts';
import { orders, RecordLists } from '../tree/recordLists';
import { RecordMenu } from '../tree/recordMenu';
import { RecordTree } from '../tree/recordTree';
import { isRecord, type KnownRecord, type RecordItem } from '../tree/treeItem';
import { RecordActions } from './recordActions';
import { RecordRemoval } from './recordRemoval';

/** What the commands of this extension do. */
@injectable()
export class RecordCommands {
  constructor(
    @inject(RecordActions) private readonly actions: RecordActions,
    @inject(RecordRemoval) private readonly removal: RecordRemoval,
    @inject(RecordMenu) private readonly menu: RecordMenu,
    @inject(RecordTree) private readonly tree: RecordTree,
    @inject(RecordLists) private readonly lists: RecordLists,
    @inject(RecordTypes) private readonly types: RecordTypes,
    @inject(ActiveRecord) private readonly active: ActiveRecord,
    @inject(Timeline) private readonly timeline: Timeline,
    @inject(VersionRestore) private readonly restoring: VersionRestore,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Views) private readonly views: Views,
    @inject(Routes) private readonly routes: Routes,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(RecordTexts) private readonly texts: RecordTexts,
  ) {}

  readonly handlers: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
    'workbench.view.metadata': () => this.views.openContainer('workbench.view.metadata'),
    'records.create': () => this.actions.create(),
    'records.createHere': () => this.createHere(),
    'records.open': () => this.each(({ record }) => this.actions.open(record)),
    'records.rename': () => this.rename(),
    'records.delete': () => this.remove(),
    'records.refresh': () => this.tree.refresh(),
    'records.collapseAll': () => this.collapseAll(),
    'records.sort': () => this.sort(),
    'records.copyId': () => this.clipboard.writeText(this.selected.map(({ id }) => id).join('\n')),
    'records.showHistory': (type, id) => this.showBeside('records.timeline', type, id),
    'records.showUses': (type, id) => this.showBeside('records.uses', type, id),
    'records.showRecycleBin': () => this.routes.open('/metadata/recycle-bin'),
    'records.compareVersion': () => this.timeline.selected && this.timeline.open(this.timeline.selected, false),
    'records.restoreVersion': (type, id, revision) => this.restoreVersion(placeOf(type, id), revision),
  };

  private get selected(): readonly RecordItem[] {
    return this.menu.selected.filter(isRecord);
  }

  private async each(work: (item: RecordItem) => Promise<void>): Promise<void> {
    for (const item of this.selected) await work(item);
  }

  private async createHere(): Promise<void> {
    const [item] = this.menu.selected;
    if (item?.kind === 'type') return this.actions.create(item.type);
    if (item?.kind === 'group') return this.actions.create(item.type, item.parent);
    await this.actions.create(undefined, item?.kind === 'record' ? item.record : undefined);
  }

  private async rename(): Promise<void> {
    const record = this.selected[0]?.record;
    if (!record) return;
    const validate = (label: string): string | undefined => this.actions.labelProblem(label);
    const label = await this.quickInput.input({
      prompt: this.texts.t('create.label'),
      value: record.label,
      validate,
    });
    if (label !== undefined && label !== record.label) await this.actions.rename(record, label);
  }

  /** Those of the tree, else the one that is open. */
  private async remove(): Promise<void> {
    const chosen: readonly KnownRecord[] = this.selected.map(({ record }) => record);
    await this.removal.remove(chosen);
  }

  private collapseAll(): void {
    for (const node of this.tree.model.roots) this.tree.model.collapse(node);
  }

  private async sort(): Promise<void> {
    const items = orders.map((order) => ({ label: this.texts.t(`sort.${order}`), order }));
    const activeItem = items.find(({ order }) => order === this.lists.order);
    const chosen = await this.quickInput.pick(items, { placeholder: this.texts.t('sort.placeholder'), activeItem });
    if (chosen) this.lists.setOrder(chosen.order);
  }

  /** The record is opened when it is not the active one. */
  private async showBeside(view: string, type: unknown, id: unknown): Promise<void> {
    const place = placeOf(type, id) ?? (this.isAtRecord ? undefined : this.selected[0]?.record);
    if (place) await this.actions.open(place);
    await this.views.openView(view);
  }

  /** Of a record that is told, or what is chosen in the timeline. */
  private restoreVersion(place: RecordPlace | undefined, revision: unknown): Promise<void> {
    const isTold = place !== undefined && typeof revision === 'number';
    return isTold ? this.restoring.restore(place, revision) : this.timeline.restore();
  }

  private get isAtRecord(): boolean {
    return this.tabs.active?.type === recordEditor || this.active.place !== undefined;
  }
}

function placeOf(type: unknown, id: unknown): RecordPlace | undefined {
  return typeof type === 'string' && typeof id === 'string' ? { type, id } : undefined;
}
