import type { ComponentEntry } from '../../common/appCalls';

const free = { locked: false, userId: '', userName: '', lockAt: '', editable: true };

export function testEntry(id: string, more: Partial<ComponentEntry> = {}): ComponentEntry {
  const rest = { type: 'Script', compId: `thing ${id}`, objectId: null, parent: null, seqNo: 0, revision: 1 };
  return { id, name: id, label: id, active: true, missing: false, url: null, lockInfo: free, ...rest, ...more };
}

export function testFolder(id: string, parent: string | null = null): ComponentEntry {
  return testEntry(id, { type: 'Folder', compId: null, parent });
}

/** A tree in a line, as "F(a b) c". */
export function drawn(entries: readonly ComponentEntry[], parent: string | null = null): string {
  const siblings = entries.filter((entry) => entry.parent === parent);
  return siblings.map(({ id, type }) => (type === 'Folder' ? `${id}(${drawn(entries, id)})` : id)).join(' ');
}
