import type { Locale } from 'lathe/common';
import type { News } from '../../common/newsCalls';

/** In the reader's language if it was written in that, else as it was written. */
export function textIn({ text, textEnglish }: Pick<News, 'text' | 'textEnglish'>, locale: Locale): string {
  const [wanted, other] = locale === 'en' ? [textEnglish, text] : [text, textEnglish];
  return wanted.trim() === '' ? other : wanted;
}
