/** What a view object calls the column of a path: paths have points between their steps, names of fields none. */
export function columnName(path: string): string {
  return path.replaceAll('.', '_').slice(0, 63);
}
