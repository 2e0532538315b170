import type { NewText, TextKind } from '../../common/i18nCalls';

type Values = Readonly<Record<string, unknown>>;
type Wanted = Pick<NewText, 'kind' | 'value' | 'texts'>;

/** Under which name a record keeps the translations of its texts. */
const fields: Readonly<Partial<Record<TextKind, string>>> = {
  label: 'labels',
  plural: 'plurals',
  nameLabel: 'nameLabels',
  help: 'helps',
  message: 'messages',
};

/** The data with a text in other languages; nothing when it has no such text. */
export function translated(data: Values, text: Wanted, override: boolean): Values | undefined {
  const field = fields[text.kind];
  if (field !== undefined) return { ...data, [field]: merged(data[field], text.texts, override) };
  if (text.kind === 'section')
    return inList(data, 'sections', (_section, index) => String(index) === text.value, text, override);
  const list = Array.isArray(data['values']) ? 'values' : 'choices';
  return inList(data, list, (choice) => choice['value'] === text.value, text, override);
}

function inList(
  data: Values,
  list: string,
  isMeant: (entry: Values, index: number) => boolean,
  { texts }: Wanted,
  override: boolean,
): Values | undefined {
  const entries: unknown = data[list];
  if (!Array.isArray(entries)) return undefined;
  let met = false;
  const changed = entries.map((entry: unknown, index) => {
    if (!isValues(entry) || !isMeant(entry, index)) return entry;
    met = true;
    return { ...entry, labels: merged(entry['labels'], texts, override) };
  });
  return met ? { ...data, [list]: changed } : undefined;
}

function merged(known: unknown, texts: Readonly<Record<string, string>>, override: boolean): Values | undefined {
  const before = isValues(known) ? known : {};
  const added = Object.entries(texts).filter(([language]) => override || !before[language]);
  const all = Object.entries({ ...before, ...Object.fromEntries(added) }).filter(([, text]) => text !== '');
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
