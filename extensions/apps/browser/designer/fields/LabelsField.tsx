import { Texts } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { TenantLanguages } from './tenantLanguages';
import './labelsField.css';

type Labels = Readonly<Record<string, string>>;

interface LabelsFieldProps {
  readonly labels: Labels;
  /** As it is told where it has no translation. */
  readonly original: string;
  readonly readOnly: boolean;
  readonly changed?: boolean;
  readonly onChange: (labels: Labels, language: string) => void;
}

/** A label in each of the tenant's languages. */
export const LabelsField = observer(function LabelsField(props: LabelsFieldProps): ReactNode {
  const { labels, original, readOnly, changed, onChange } = props;
  const t = useTexts();
  const id = useId();
  const { locale } = useService(Texts);
  const languages = useService(TenantLanguages).with(labels);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <div
      className={changed ? 'form-field form-field--changed' : 'form-field'}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <div className="form-field__label" id={`${id}-label`}>
        {t('designer.labels')}
      </div>
      {languages.map((language) => {
        const name = nameOf(names, language);
        return (
          <div key={language} className="labels-field__line">
            <label htmlFor={`${id}-${language}`} className="labels-field__language">
              {name}
            </label>
            <input
              id={`${id}-${language}`}
              lang={language}
              className="form-control"
              maxLength={64}
              aria-label={t('designer.labelIn', { language: name })}
              value={labels[language] ?? ''}
              placeholder={original}
              readOnly={readOnly}
              spellCheck={false}
              onChange={({ target }) => onChange({ ...labels, [language]: target.value }, language)}
            />
          </div>
        );
      })}
    </div>
  );
});

function nameOf(names: Intl.DisplayNames, language: string): string {
  try {
    return names.of(language) ?? language;
  } catch {
    // What is no language is called as it is written.
    return language;
  }
}
