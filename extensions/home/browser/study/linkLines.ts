export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** One link a line: its name, a blank, its address. */
export function writeLinks(links: readonly NamedLink[]): string {
  return links.map(({ name, url }) => `${name} ${url}`).join('\n');
}

/** What is read of it; a line whose last word is no address is handed back as a problem. */
export function readLinks(text: string): { readonly links: readonly NamedLink[]; readonly problem?: string } {
  const links: NamedLink[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, name, url] = /^(.+?)\s+(https?:\/\/\S+|\/[^/\s]\S*)$/.exec(line) ?? [];
    if (name === undefined || url === undefined) return { links, problem: line };
    links.push({ name, url });
  }
  return { links };
}
