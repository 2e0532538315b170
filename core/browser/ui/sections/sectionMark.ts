/** What a list of sections says of one: that something in it is wrong, or not saved yet. */
export type SectionMark = 'wrong' | 'unsaved';

interface Marked {
  isChanged(name: string): boolean;
  isMissing(name: string): boolean;
  errorOf(name: string): string | undefined;
}

/** The mark of a section in which these fields of a form are. */
export function sectionMark(form: Marked, fields: readonly string[]): SectionMark | undefined {
  if (fields.some((name) => form.errorOf(name) !== undefined || form.isMissing(name))) return 'wrong';
  return fields.some((name) => form.isChanged(name)) ? 'unsaved' : undefined;
}
