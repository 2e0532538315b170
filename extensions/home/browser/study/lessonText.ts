import type { Locale } from 'lathe/common';

/** The text of a lesson; each is loaded when somebody reads it. */
export async function lessonText(name: string, locale: Locale): Promise<string> {
  const loaded: unknown = await import(`../../lessons/${locale}/${name}.md`);
  const text: unknown = Reflect.get(Object(loaded), 'default');
  if (typeof text !== 'string') throw new Error(`The lesson ${name} has no text.`);
  return text;
}
