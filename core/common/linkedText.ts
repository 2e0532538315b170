/** A piece of a message: plain, or a link to a command or an address. */
export type LinkedTextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const link = /\[([^\]\n]+)\]\(((?:command:|https?:\/\/|\/(?!\/))[^\s)]*)\)/g;

/** Takes the links of the form [text](command:id) or [text](https://…) out of a message. */
export function parseLinkedText(text: string): readonly LinkedTextPart[] {
  const parts: LinkedTextPart[] = [];
  let rest = 0;
  for (const match of text.matchAll(link)) {
    if (match.index > rest) parts.push({ kind: 'text', text: text.slice(rest, match.index) });
    parts.push({ kind: 'link', text: match[1] ?? '', href: match[2] ?? '' });
    rest = match.index + match[0].length;
  }
  if (rest < text.length) parts.push({ kind: 'text', text: text.slice(rest) });
  return parts;
}

/** The message as it is spoken. */
export function withoutLinks(text: string): string {
  return text.replace(link, '$1');
}

export interface CommandLink {
  readonly command: string;
  readonly args: readonly unknown[];
}

/** "command:id?[…]": the arguments are JSON in URL form, a list or a single one. What is no command gives nothing. */
export function parseCommandLink(href: string): CommandLink | undefined {
  const match = /^command:([^?]+)(?:\?(.*))?$/.exec(href);
  if (!match?.[1]) return undefined;
  if (!match[2]) return { command: match[1], args: [] };
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(match[2]));
    return { command: match[1], args: Array.isArray(parsed) ? parsed : [parsed] };
  } catch {
    return undefined;
  }
}
