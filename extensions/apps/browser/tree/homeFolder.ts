import type { ComponentEntry } from '../../common/appCalls';
import { findComponentType } from '../../common/componentTypes';
import { isFolder } from './componentItem';
import { folderOf } from './componentOrder';

/** The folder that is chosen, that of its kind beside which it is made, or the one that every application has for its kind. */
export function homeFolder(entries: readonly ComponentEntry[], type: string, beside?: ComponentEntry): string | null {
  if (beside && isFolder(beside)) return beside.id;
  const home = findComponentType(type)?.home;
  const near = beside ? folderOf(entries, beside) : null;
  if (beside && near !== null && findComponentType(beside.type)?.home === home) return near;
  const folder = entries.find((entry) => isFolder(entry) && entry.parent === null && entry.name === home);
  return folder?.id ?? near;
}
