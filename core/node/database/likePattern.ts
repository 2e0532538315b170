/** Text that stands for nothing but itself in LIKE. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** What a search looks for, wherever in a text it stands. */
export function containing(search: string): string {
  return `%${escapeLike(search)}%`;
}
