/** A label with its icons taken out: `at` is the place of each in the text that is left. */
export interface IconLabel {
  readonly text: string;
  readonly icons: readonly { readonly at: number; readonly name: string }[];
}

const icon = /\$\(([\w-]+)(?:~\w+)?\) ?/g;

export function parseIconLabel(label: string): IconLabel {
  if (!label.includes('$(')) return { text: label, icons: [] };
  const icons: { at: number; name: string }[] = [];
  let removed = 0;
  const text = label.replace(icon, (match: string, name: string, at: number) => {
    icons.push({ at: at - removed, name });
    removed += match.length;
    return '';
  });
  return { text, icons };
}
