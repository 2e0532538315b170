import { Texts } from 'lathe';
import { useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Languages } from '../../languages/languages';
import { useLanguageNames } from '../../languages/useLanguageNames';
import { languagesOf } from '../languagesOf';
import { inputProps, type ValueEditorProps } from './editorProps';

/** A text for each language. */
export const LanguagesEditor = observer(function LanguagesEditor(props: ValueEditorProps): ReactNode {
  const { field, value, onChange, label = field.label, id, autoFocus } = props;
  const { locale } = useService(Texts);
  const nameOf = useLanguageNames();
  const languages = languagesOf(value, locale, useService(Languages).offered);
  const change = (language: string, text: string): void => {
    const filled = Object.entries({ ...Object.fromEntries(languages), [language]: text }).filter(
      ([, one]) => one !== '',
    );
    onChange(filled.length === 0 ? null : Object.fromEntries(filled));
  };
  return (
    <div className="value-languages" role="group" aria-label={label}>
      {languages.map(([language, text], index) => {
        const name = nameOf(language);
        return (
          <div key={language} className="value-languages__line">
            <span className="value-languages__name" aria-hidden="true">
              {name}
            </span>
            <input
              {...inputProps({ ...props, label: `${label}: ${name}` })}
              id={index === 0 ? id : undefined}
              autoFocus={index === 0 && autoFocus}
              maxLength={field.length}
              value={text}
              onChange={({ target }) => change(language, target.value)}
            />
          </div>
        );
      })}
    </div>
  );
});
