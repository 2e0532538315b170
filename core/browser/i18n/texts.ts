import i18next, { type i18n } from 'i18next';
import { injectable } from 'inversify';
import { createAtom, makeObservable, observable, runInAction } from 'mobx';
import { type Locale, locales, toLocale } from '../../common/locale';

export type TextParameters = Readonly<Record<string, string | number>>;
/** Flat: "tabs.close": "Close". */
export type TextTable = Readonly<Record<string, string>>;
export type Translate = (key: string, parameters?: TextParameters) => string;

/** How many there are, as the reader's language writes it; other numbers may be years, ports or versions. */
const amounts: ReadonlySet<string> = new Set(['count', 'total', 'most']);

function written(parameters: TextParameters, locale: Locale): TextParameters {
  const entries = Object.entries(parameters).map(([name, value]) => {
    const isAmount = typeof value === 'number' && value >= 1000 && amounts.has(name);
    return [name, isAmount ? new Intl.NumberFormat(locale).format(value) : value] as const;
  });
  return Object.fromEntries(entries);
}

/** Every text of the product: a namespace for the workbench and one for each extension. */
@injectable()
export class Texts {
  locale: Locale = 'en';
  /** What shows texts is drawn again when there are more. */
  private readonly added = createAtom('texts');
  private readonly i18n: i18n = i18next.createInstance();
  private readonly translators = new Map<string, Translate>();

  constructor() {
    makeObservable(this, { locale: observable });
    void this.i18n.init({
      lng: 'en',
      fallbackLng: 'en',
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: {},
    });
  }

  setLocale(wanted: string): void {
    const locale = toLocale(wanted);
    void this.i18n.changeLanguage(locale);
    runInAction(() => (this.locale = locale));
  }

  add(namespace: string, locale: Locale, table: TextTable): void {
    this.i18n.addResourceBundle(locale, namespace, table, false, true, { skipCopy: true });
    this.added.reportChanged();
  }

  has(namespace: string, locale: Locale): boolean {
    return this.i18n.hasResourceBundle(locale, namespace);
  }

  remove(namespace: string): void {
    for (const locale of locales) this.i18n.removeResourceBundle(locale, namespace);
    this.added.reportChanged();
  }

  /** A key that is missing is shown as it is, which a test of the locale files keeps from happening. */
  translate(namespace: string, key: string, parameters?: TextParameters): string {
    this.added.reportObserved();
    const replace = parameters && written(parameters, this.locale);
    // The number itself says which plural it is.
    return this.i18n.t(key, { ns: namespace, lng: this.locale, ...parameters, replace });
  }

  /** The texts of one namespace: always the same function, so that what depends on it is not made anew. */
  of(namespace: string): Translate {
    const known = this.translators.get(namespace);
    if (known) return known;
    const translate: Translate = (key, parameters) => this.translate(namespace, key, parameters);
    this.translators.set(namespace, translate);
    return translate;
  }
}
