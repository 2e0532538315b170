import { Clipboard, ContextKeys, inject, injectable } from 'lathe';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ComponentEntry } from '../../common/appCalls';
import { AppsTexts } from '../appsTexts';
import { isFolder } from './componentItem';
import { folderOf, placesOf, topmost } from './componentOrder';
import { ComponentMoves, type Pasted } from './componentMoves';
import { ComponentTree } from './componentTree';

/** What was cut or copied, to be pasted in this application or another. */
@injectable()
export class ComponentClipboard {
  private kept: Pasted | undefined = undefined;
  private cutIds: ReadonlySet<string> = new Set();

  constructor(
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(ComponentMoves) private readonly moves: ComponentMoves,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {
    makeObservable<this, 'kept' | 'cutIds'>(this, { kept: observableRef, cutIds: observableRef });
  }

  isCut({ id }: ComponentEntry): boolean {
    return this.cutIds.has(id);
  }

  get isEmpty(): boolean {
    return this.kept === undefined;
  }

  take(mode: 'cut' | 'copy', entries: readonly ComponentEntry[]): void {
    const { appId } = this.tree;
    const chosen = topmost(
      this.tree.entries,
      entries.map(({ id }) => id),
    );
    if (appId === undefined || chosen.length === 0) return;
    const ids = chosen.map(({ id }) => id);
    this.set({ mode, from: appId, places: placesOf(this.tree.entries, ids) });
    // Other programs get the names, where the browser lets them.
    this.clipboard.writeText(chosen.map(({ label, name }) => label || name).join('\n')).catch(() => undefined);
  }

  forget(): void {
    this.set(undefined);
  }

  /** Into a folder, or beside what is no folder. */
  async paste(target: ComponentEntry | undefined): Promise<void> {
    const { kept } = this;
    if (!kept) return;
    const ids = kept.places.flatMap((place) => place.ids);
    const parent = !target ? null : isFolder(target) ? target.id : folderOf(this.tree.entries, target);
    const isOwn = kept.mode === 'cut' && kept.from === this.tree.appId;
    if (isOwn && !this.moves.canMove(ids, parent)) {
      this.tree.warn(this.texts.t('error.PARENT_FOLDER_INVALID'));
      return;
    }
    const done = await this.moves.paste(kept, { ids, parent });
    if (done && kept.mode === 'cut') this.forget();
  }

  private set(kept: Pasted | undefined): void {
    const ids = kept?.mode === 'cut' ? kept.places.flatMap((place) => place.ids) : [];
    runInAction(() => {
      this.kept = kept;
      this.cutIds = new Set(ids);
    });
    this.contextKeys.set('apps.componentsTaken', kept !== undefined);
  }
}
