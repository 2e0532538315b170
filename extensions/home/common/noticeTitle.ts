import type { Locale } from 'lathe/common';

export interface Titles {
  readonly chinese: string;
  readonly english: string;
}

/** What is read out of JSON; undefined where the title is no JSON. */
export function parseTitle(title: string): unknown {
  try {
    return JSON.parse(title);
  } catch {
    return undefined;
  }
}

/** The title in each language: one that is only a text is the same in both. */
export function titlesOf(title: string): Titles {
  const parsed = parseTitle(title);
  const texts = typeof parsed === 'object' && parsed !== null ? parsed : {};
  const [english, chinese] = [textAt(texts, 'en_US'), textAt(texts, 'zh_CN')];
  return { chinese: chinese ?? english ?? title, english: english ?? chinese ?? title };
}

export function titleIn(title: string, locale: Locale): string {
  const { chinese, english } = titlesOf(title);
  return locale === 'en' ? english : chinese;
}

/** As it is stored: JSON only where an English one was given. */
export function writeTitle({ chinese, english }: Titles): string {
  return english.trim() === '' ? chinese.trim() : JSON.stringify({ en_US: english.trim(), zh_CN: chinese.trim() });
}

function textAt(texts: object, key: string): string | undefined {
  const text: unknown = Reflect.get(texts, key);
  return typeof text === 'string' && text !== '' ? text : undefined;
}
