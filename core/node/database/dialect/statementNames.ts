const names = new Map<string, string>();
const greatestCount = 5000;

/** A short name for a statement's text, so that the database parses it once; undefined when there are too many. */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= greatestCount) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}
