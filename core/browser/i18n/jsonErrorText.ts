import type { Texts } from './texts';

/** What is wrong with a text that is not JSON, in words. `code` is that of a JsonError. */
export function jsonErrorText(texts: Texts, code: string): string {
  return texts.translate('workbench', `settings.syntax.${code}`);
}
