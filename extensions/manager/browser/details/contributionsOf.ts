import type { ExtensionDescription } from 'lathe';

type Manifest = ExtensionDescription['manifest'];

/** One kind of contribution as a table; the names of kind and columns are keys of texts. */
export interface ContributionTable {
  readonly kind: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** All that a manifest contributes, kind by kind; kinds that are empty are left out. */
export function contributionsOf({ contributes = {} }: Manifest): readonly ContributionTable[] {
  const { commands = [], keybindings = [], views = {}, editors = [], configuration = [], themes = [] } = contributes;
  const {
    quickAccess = [],
    statusBar = [],
    walkthroughs = [],
    colors = [],
    languages = [],
    identifiers = [],
  } = contributes;
  const { jsonValidation = [] } = contributes;
  const settings = [configuration].flat().flatMap((section) => Object.entries(section.properties));
  // One a line: a comma may be one of the keys.
  const keysOf = (command: string): string =>
    keybindings.flatMap((each) => (each.command === command && each.key ? [each.key] : [])).join('\n');
  const tables: readonly ContributionTable[] = [
    {
      kind: 'commands',
      columns: ['name', 'id', 'key'],
      rows: commands.map((item) => [
        item.category ? `${item.category}: ${item.title}` : item.title,
        item.command,
        keysOf(item.command),
      ]),
    },
    {
      kind: 'keybindings',
      columns: ['key', 'command', 'when'],
      rows: keybindings.map((item) => [item.key ?? '', item.command, item.when ?? '']),
    },
    {
      kind: 'views',
      columns: ['name', 'id', 'container'],
      rows: Object.entries(views).flatMap(([container, items]) => items.map((item) => [item.name, item.id, container])),
    },
    {
      kind: 'editors',
      columns: ['name', 'type', 'route'],
      rows: editors.map((item) => [item.title, item.type, item.route]),
    },
    {
      kind: 'configuration',
      columns: ['id', 'description', 'default'],
      rows: settings.map(([key, item]) => [
        key,
        item.description ?? item.markdownDescription ?? '',
        JSON.stringify(item.default ?? null),
      ]),
    },
    { kind: 'themes', columns: ['name', 'type'], rows: themes.map((item) => [item.label, item.uiTheme]) },
    {
      kind: 'colors',
      columns: ['id', 'description', 'default'],
      rows: colors.map((item) => [item.id, item.description, item.defaults.dark]),
    },
    { kind: 'quickAccess', columns: ['prefix', 'name'], rows: quickAccess.map((item) => [item.prefix, item.title]) },
    { kind: 'statusBar', columns: ['name', 'id'], rows: statusBar.map((item) => [item.name, item.id]) },
    {
      kind: 'walkthroughs',
      columns: ['name', 'description'],
      rows: walkthroughs.map((item) => [item.title, item.description]),
    },
    { kind: 'languages', columns: ['id', 'name'], rows: languages.map((item) => [item.id, item.aliases?.[0] ?? '']) },
    {
      kind: 'identifiers',
      columns: ['prefix', 'name', 'route'],
      rows: identifiers.map((item) => [item.prefix ?? '', item.screen, item.route]),
    },
    {
      kind: 'jsonValidation',
      columns: ['name', 'url'],
      rows: jsonValidation.map((item) => [[item.fileMatch].flat().join(', '), item.url]),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}
