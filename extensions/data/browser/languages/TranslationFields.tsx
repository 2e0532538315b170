import { type FormModel, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { Languages } from './languages';
import { useLanguageNames } from './useLanguageNames';
import './translationFields.css';

type Texts = Readonly<Record<string, string>>;
/** The names of the values that have texts by language. */
type TextsIn<V> = { [K in keyof V]-?: V[K] extends Texts ? K : never }[keyof V] & string;

interface TranslationFieldsProps<V extends object> {
  readonly form: FormModel<V>;
  readonly name: TextsIn<V>;
  /** What the text is called. */
  readonly label: string;
  /** As it is told where it has no translation. */
  readonly original: string;
  readonly maxLength: number;
  readonly multiline?: boolean;
}

function Fields<V extends object>(props: TranslationFieldsProps<V>): ReactNode {
  const { form, name, label, original, maxLength, multiline } = props;
  const t = useTexts();
  const id = useId();
  const nameOf = useLanguageNames();
  const texts = textsOf(form.valueOf(name));
  const error = form.errorOf(name);
  const modifiers = [form.isChanged(name) && 'form-field--changed', error && 'form-field--invalid'];
  const change = (language: string, text: string): void =>
    form.change(name, { ...texts, [language]: text }, `${label}: ${nameOf(language)}`);
  return (
    <div
      className={['form-field', ...modifiers].filter(Boolean).join(' ')}
      role="group"
      aria-labelledby={`${id}-label`}
      data-field={name}
    >
      <div className="form-field__label" id={`${id}-label`}>
        {t('languages.of', { text: label })}
      </div>
      <div className="form-field__hint">{t('languages.hint')}</div>
      {useService(Languages)
        .with(texts)
        .map((language) => {
          const common = {
            ...{ id: `${id}-${language}`, lang: language, className: 'form-control', maxLength },
            ...{ value: texts[language] ?? '', placeholder: original },
            'aria-label': `${label}: ${nameOf(language)}`,
          };
          return (
            <div key={language} className="translation-fields__line">
              <label htmlFor={`${id}-${language}`} className="translation-fields__language">
                {nameOf(language)}
              </label>
              {multiline ? (
                <textarea {...common} rows={2} onChange={({ target }) => change(language, target.value)} />
              ) : (
                <input {...common} spellCheck={false} onChange={({ target }) => change(language, target.value)} />
              )}
            </div>
          );
        })}
      {error && (
        <div className="form-field__error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}

/** A text of a form in each of the tenant's languages. */
export const TranslationFields = observer(Fields);

function textsOf(value: unknown): Texts {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([language, text]) => [language, String(text)]));
}
