import { editJson } from '../json/editJson';
import type { JsonValue } from '../json/jsonValue';
import type { KeybindingInfo } from './keybindingInfo';
import type { KeybindingsFile, UserKeybinding } from './keybindingsFile';

/** What stands at the head of a file that the workbench begins. */
export const newKeybindingsFile = '// Your own keybindings: they win over all others.\n[\n]\n';

export type KeybindingEntry = Pick<KeybindingInfo, 'command' | 'key' | 'when'> & { readonly args?: JsonValue };

export interface KeybindingChange {
  readonly key?: string;
  /** '' takes the clause away. */
  readonly when?: string;
}

/** One keybinding more, at the end, where it wins. */
export function addEntry(text: string, { key, command, when, args }: KeybindingEntry): string {
  const entry = {
    ...(key ? { key } : {}),
    command,
    ...(when ? { when } : {}),
    ...(args === undefined ? {} : { args }),
  };
  return editJson(text.trim() === '' ? newKeybindingsFile : text, [Number.MAX_SAFE_INTEGER], entry);
}

export function changeEntry(text: string, index: number, { key, when }: KeybindingChange): string {
  const withKey = key === undefined ? text : editJson(text, [index, 'key'], key);
  return when === undefined ? withKey : editJson(withKey, [index, 'when'], when === '' ? undefined : when);
}

export function removeEntries(file: KeybindingsFile, isMeant: (entry: UserKeybinding) => boolean): string {
  const indexes = file.entries.filter(isMeant).map((entry) => entry.index);
  // From the last: what is taken out moves only what comes after it.
  return indexes.sort((a, b) => b - a).reduce((text, index) => editJson(text, [index], undefined), file.text);
}
