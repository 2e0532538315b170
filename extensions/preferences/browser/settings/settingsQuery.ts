/** What is typed into the search box, taken apart. */
export interface SettingsQuery {
  readonly words: string;
  readonly modified: boolean;
  readonly extensions: readonly string[];
  readonly ids: readonly string[];
  readonly tags: readonly string[];
}

const filter = /(?:^|\s)@(modified|ext:\S*|id:\S*|tag:\S*)(?=\s|$)/g;

/** "@modified", "@ext:a.b,c.d", "@id:x.*" and "@tag:y" restrict; the rest is searched for. */
export function parseSettingsQuery(text: string): SettingsQuery {
  const filters = [...text.matchAll(filter)].map((match) => match[1] ?? '');
  const valuesOf = (name: string): readonly string[] =>
    filters
      .filter((each) => each.startsWith(`${name}:`))
      .flatMap((each) => each.slice(name.length + 1).split(','))
      .filter((value) => value !== '');
  return {
    words: text.replace(filter, ' ').trim().replace(/\s+/g, ' '),
    modified: filters.includes('modified'),
    extensions: valuesOf('ext').map((id) => id.toLowerCase()),
    ids: valuesOf('id'),
    tags: valuesOf('tag'),
  };
}

/** Adds a filter, or takes it away when it is there. */
export function toggleFilter(text: string, name: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const rest = words.filter((word) => word !== name);
  return (rest.length < words.length ? rest : [name, ...words]).join(' ');
}

/** An id may end with "*". */
export function matchesId(pattern: string, id: string): boolean {
  return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
}
