import { inject, injectable, type PickItem, QuickInput } from 'lathe';
import type { ComponentEntry } from '../../common/appCalls';
import { AppsTexts } from '../appsTexts';
import { isFolder, titleOf } from './componentItem';
import { ComponentMoves } from './componentMoves';
import { ComponentTree } from './componentTree';

interface FolderItem extends PickItem {
  readonly folder: string | null;
}

/** Moves many into a folder that is chosen from a list. */
@injectable()
export class MoveToFolder {
  constructor(
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(ComponentMoves) private readonly moves: ComponentMoves,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async run(entries: readonly ComponentEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const ids = entries.map(({ id }) => id);
    const placeholder = this.texts.t('tree.moveTo', { count: entries.length });
    const chosen = await this.quickInput.pick(this.folders(ids), { placeholder });
    if (!chosen) return;
    await this.moves.move({ ids, parent: chosen.folder });
    await this.tree.revealAll(ids);
  }

  private folders(ids: readonly string[]): readonly FolderItem[] {
    const top: FolderItem = { label: this.texts.t('tree.top'), icon: 'layers', folder: null };
    const all = this.tree.entries.filter((entry) => isFolder(entry) && this.moves.canMove(ids, entry.id));
    const items = all.map((entry): FolderItem => ({ label: this.pathOf(entry), icon: 'folder', folder: entry.id }));
    return [top, ...items.sort((one, other) => one.label.localeCompare(other.label))];
  }

  /** "Model / Orders" */
  private pathOf(entry: ComponentEntry): string {
    const names: string[] = [];
    const seen = new Set<string>();
    for (let at: ComponentEntry | undefined = entry; at && !seen.has(at.id);) {
      seen.add(at.id);
      names.unshift(titleOf(at, this.texts.t));
      at = at.parent === null ? undefined : this.tree.byId.get(at.parent);
    }
    return names.join(' / ');
  }
}
