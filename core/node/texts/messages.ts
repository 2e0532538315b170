import { injectable } from 'inversify';
import english from '../../locales/en.json';
import chinese from '../../locales/zh-CN.json';
import type { MessageParameters } from '../../common/codedMessage';
import type { Locale } from '../../common/locale';

type Table = Readonly<Record<string, string>>;

/** What the server says to people: the platform's own texts and those of the extensions. */
@injectable()
export class Messages {
  private readonly tables: Readonly<Record<Locale, Map<string, string>>> = {
    en: new Map(Object.entries<string>(english)),
    'zh-CN': new Map(Object.entries<string>(chinese)),
  };

  add(locale: Locale, table: Table): void {
    for (const [key, text] of Object.entries(table)) this.tables[locale].set(key, text);
  }

  /**
   * Falls back to English, then to the key, so that nobody is ever told nothing. `{{type}}` is a parameter as it is,
   * `{{type|result}}` has each of its words (as in "number / date") said by a text of that group, as `result.number`.
   */
  say(locale: Locale, key: string, parameters: MessageParameters = {}): string {
    const text = this.tables[locale].get(key) ?? this.tables.en.get(key) ?? key;
    return text.replace(/\{\{\s*(\w+)(?:\|(\w+))?\s*\}\}/g, (_, name: string, group?: string) => {
      const value = String(parameters[name] ?? '');
      if (group === undefined) return value;
      const words = value.split(' / ').map((word) => this.say(locale, `${group}.${word}`));
      return words.join(' / ');
    });
  }
}
