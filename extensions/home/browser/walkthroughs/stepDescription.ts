/** A piece of a step's description: text, or a line that is only a link and becomes a button. */
export type StepPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string };

const lonelyLink = /^\s*\[([^\]]+)\]\(([^)\s]+)\)\s*$/;

export function parseStepDescription(description: string): readonly StepPart[] {
  const parts: StepPart[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    const text = lines.join('\n').trim();
    if (text) parts.push({ kind: 'text', text });
    lines = [];
  };
  for (const line of description.split('\n')) {
    const link = lonelyLink.exec(line);
    if (!link) {
      lines.push(line);
      continue;
    }
    flush();
    parts.push({ kind: 'button', label: link[1] ?? '', href: link[2] ?? '' });
  }
  flush();
  return parts;
}
