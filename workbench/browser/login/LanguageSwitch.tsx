import type { ReactNode } from 'react';
import { type Locale, locales } from '../../../core/common/locale';
import { languageNames } from './loginTexts';

interface Props {
  readonly locale: Locale;
  readonly label: string;
  readonly onChange: (locale: Locale) => void;
}

/** Each language by its own name; the one in use is marked. */
export function LanguageSwitch({ locale, label, onChange }: Props): ReactNode {
  return (
    <div className="language-switch" role="group" aria-label={label}>
      {locales.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className="language-switch__button"
          aria-pressed={each === locale}
          onClick={() => onChange(each)}
        >
          {languageNames[each]}
        </button>
      ))}
    </div>
  );
}
