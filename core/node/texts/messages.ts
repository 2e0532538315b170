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

  /** Falls back to English, then to the key, so that nobody is ever told nothing. */
  say(locale: Locale, key: string, parameters: MessageParameters = {}): string {
    const text = this.tables[locale].get(key) ?? this.tables.en.get(key) ?? key;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(parameters[name] ?? ''));
  }
}
