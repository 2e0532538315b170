/** One piece of a text such as "$(sync~spin) 3 changes". */
export type IconTextPart =
  | { readonly kind: 'icon'; readonly name: string; readonly spin: boolean }
  | { readonly kind: 'text'; readonly text: string };

const icon = /\$\(([a-z0-9-]+)(~spin)?\)/gi;

/** Takes the icons out of a text; "\$(name)" stands for itself. */
export function parseIconText(text: string): readonly IconTextPart[] {
  const parts: IconTextPart[] = [];
  let rest = 0;
  let pending = '';
  for (const match of text.matchAll(icon)) {
    const escaped = text[match.index - 1] === '\\';
    pending += text.slice(rest, escaped ? match.index - 1 : match.index);
    rest = match.index + match[0].length;
    if (escaped) {
      pending += match[0];
      continue;
    }
    if (pending) parts.push({ kind: 'text', text: pending });
    pending = '';
    parts.push({ kind: 'icon', name: match[1] ?? '', spin: match[2] !== undefined });
  }
  pending += text.slice(rest);
  if (pending) parts.push({ kind: 'text', text: pending });
  return parts;
}

/** What a screen reader says of it. */
export function withoutIcons(text: string): string {
  return parseIconText(text)
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
