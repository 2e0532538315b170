import type { CommandInfo, ResolvedKeybinding } from 'lathe';

/** A line of the table: a keybinding, or a command that has none. */
export interface ShortcutRow {
  readonly id: string;
  readonly command: string;
  /** As the palette shows it; the id where nobody declares the command. */
  readonly title: string;
  readonly binding?: ResolvedKeybinding;
  readonly when: string;
  readonly source: string;
  /** What words of a search are looked for in. */
  readonly text: string;
}

export interface RowTexts {
  readonly noCommand: string;
  sourceOf(binding: ResolvedKeybinding): string;
}

/** Every keybinding, from the weakest to the strongest, and then the commands without one. */
export function createRows(
  commands: readonly CommandInfo[],
  keybindings: readonly ResolvedKeybinding[],
  texts: RowTexts,
): readonly ShortcutRow[] {
  const infos = new Map(commands.map((info) => [info.id, info]));
  const bound = new Set(keybindings.map((binding) => binding.command));
  const counts = new Map<string, number>();
  const rows = keybindings.map((binding) => {
    const source = texts.sourceOf(binding);
    const { title, names } = describe(binding.command, infos, texts);
    const when = binding.when ?? '';
    const base = `${binding.layer} ${binding.command} ${binding.key} ${when}`;
    const count = counts.get(base) ?? 0;
    counts.set(base, count + 1);
    const text = searchable(names, when, source);
    return { id: `${base} ${count}`, command: binding.command, title, binding, when, source, text };
  });
  const free = commands.filter((info) => !bound.has(info.id));
  return [...rows, ...free.map(({ id }) => unboundRow(id, describe(id, infos, texts)))];
}

interface Description {
  readonly title: string;
  readonly names: string;
}

function describe(command: string, infos: ReadonlyMap<string, CommandInfo>, texts: RowTexts): Description {
  const info = infos.get(command);
  if (!info) return { title: command || texts.noCommand, names: command };
  const title = info.category ? `${info.category}: ${info.title}` : info.title;
  return { title, names: `${title} ${info.originalTitle ?? ''} ${command}` };
}

function unboundRow(command: string, { title, names }: Description): ShortcutRow {
  return { id: `unbound ${command}`, command, title, when: '', source: '', text: searchable(names) };
}

function searchable(...parts: readonly string[]): string {
  return parts.join(' ').toLowerCase();
}
