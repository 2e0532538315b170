import { inject, injectable, type JsonValue, Storage } from 'lathe';
import type { TreeModel } from 'lathe/ui';
import { reaction } from 'mobx';

const key = 'apps.openFolders';
/** Of folders long gone, too: the oldest are forgotten. */
const most = 1000;

/** Which folders are open, over reloads. */
@injectable()
export class OpenFolders {
  private open: Set<string>;

  constructor(@inject(Storage) private readonly storage: Storage) {
    this.open = new Set(storage.get(key, isIds));
  }

  has(id: string): boolean {
    return this.open.has(id);
  }

  /** Notes what is opened and closed by hand; a filter opens nothing for good. */
  follow<T>(model: TreeModel<T>): () => void {
    return reaction(
      () =>
        model.filter === '' ? model.rows.map(({ id, expandable, expanded }) => ({ id, expandable, expanded })) : [],
      (rows) => this.note(rows),
    );
  }

  private note(rows: readonly { readonly id: string; readonly expandable: boolean; readonly expanded: boolean }[]) {
    let changed = false;
    for (const { id, expandable, expanded } of rows) {
      if (!expandable || this.open.has(id) === expanded) continue;
      changed = true;
      if (expanded) this.open.add(id);
      else this.open.delete(id);
    }
    if (changed) this.storage.set(key, [...this.open].slice(-most));
  }
}

function isIds(value: JsonValue): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
