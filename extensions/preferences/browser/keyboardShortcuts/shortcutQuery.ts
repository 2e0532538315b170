import { parseKeybinding, type ResolvedKeybinding, writeChord } from 'lathe';
import type { ShortcutRow } from './shortcutRow';

export const shortcutFilters = ['user', 'default', 'extension', 'conflict', 'unbound'] as const;
export type ShortcutFilter = (typeof shortcutFilters)[number];

/** What is typed into the search: `@user save "ctrl+k ctrl+s"`. */
export interface ShortcutQuery {
  readonly filters: ReadonlySet<ShortcutFilter>;
  /** Of "@command:id": only this command. */
  readonly command?: string;
  /** Each is looked for in the texts of a row and among its keys. */
  readonly words: readonly string[];
  /** Keys in quotes: only keybindings that begin with them. */
  readonly chords: readonly string[];
}

export function parseQuery(text: string): ShortcutQuery {
  const filters = new Set<ShortcutFilter>();
  const words: string[] = [];
  const chords: string[] = [];
  let command: string | undefined;
  for (const [part, quoted] of text.matchAll(/"([^"]*)"?|\S+/g)) {
    const filter = shortcutFilters.find((name) => part === `@${name}`);
    if (quoted !== undefined) {
      const parsed = parseKeybinding(quoted);
      if ('chords' in parsed) chords.push(...parsed.chords.map(writeChord));
      else words.push(quoted.toLowerCase());
    } else if (filter) filters.add(filter);
    else if (part.startsWith('@command:')) command = part.slice('@command:'.length);
    else words.push(part.toLowerCase());
  }
  return { filters, command, words, chords };
}

/** The way to write keys so that the search finds just them. */
export function quoteKeys(key: string): string {
  return `"${key}"`;
}

export function matchesQuery(
  row: ShortcutRow,
  query: ShortcutQuery,
  isInConflict: (row: ShortcutRow) => boolean,
): boolean {
  const { filters, command, words, chords } = query;
  if (command !== undefined && row.command !== command) return false;
  if (![...filters].every((filter) => passes(row, filter, isInConflict))) return false;
  if (chords.length > 0 && !beginsWith(row.binding, chords)) return false;
  return words.every((word) => row.text.includes(word) || hasKey(row.binding, word));
}

function passes(row: ShortcutRow, filter: ShortcutFilter, isInConflict: (row: ShortcutRow) => boolean): boolean {
  if (filter === 'conflict') return isInConflict(row);
  return filter === 'unbound' ? !row.binding : row.binding?.layer === filter;
}

function beginsWith(binding: ResolvedKeybinding | undefined, chords: readonly string[]): boolean {
  return binding !== undefined && chords.every((chord, index) => binding.chords[index] === chord);
}

const otherNames: Readonly<Record<string, string>> = {
  control: 'ctrl',
  cmd: 'meta',
  command: 'meta',
  win: 'meta',
  windows: 'meta',
  super: 'meta',
  option: 'alt',
  esc: 'escape',
};

/** "ctrl", "k", "ctrl+k": all of the keys in one chord. */
function hasKey(binding: ResolvedKeybinding | undefined, word: string): boolean {
  const wanted = word.split('+').filter(Boolean);
  if (!binding || wanted.length === 0) return false;
  return binding.chords.some((chord) => {
    const keys = new Set(chord.split('+'));
    return wanted.every((key) => keys.has(otherNames[key] ?? key));
  });
}
