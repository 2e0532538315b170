import { Texts } from 'lathe';
import { useService } from 'lathe/ui';

/** What languages are called in the reader's own. */
export function useLanguageNames(): (language: string) => string {
  const { locale } = useService(Texts);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (language) => {
    try {
      return names.of(language) ?? language;
    } catch {
      // What is no language is called as it is written.
      return language;
    }
  };
}
