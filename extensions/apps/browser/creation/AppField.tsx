import { ComboBox, type FormModel, type SelectOption, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { applicationTypes, solutionApplication } from '../../common/applicationTypes';
import { AppsClient } from '../appsClient';
import type { NewAppValues } from './newAppForm';

/** A solution holds applications: it is none that could be extended. */
const extendable = applicationTypes.filter((type) => type !== solutionApplication).join(',');

/** The application that is extended, found by a part of its name. */
export const AppField = observer(function AppField({ form }: { readonly form: FormModel<NewAppValues> }): ReactNode {
  const t = useTexts();
  const id = useId();
  const { options, busy, search } = useAppOptions();
  const name = form.values.extended;
  const label = t('newApp.extended');
  const error = form.errorOf('extended');
  const modifiers = [form.isChanged('extended') && 'form-field--changed', error && 'form-field--invalid'];
  return (
    <div className={['form-field', ...modifiers].filter(Boolean).join(' ')} data-field="extended">
      <div className="form-field__label">
        <label htmlFor={id}>{label}</label>
        <span className="form-field__required" aria-hidden="true">
          *
        </span>
      </div>
      <ComboBox
        id={id}
        label={label}
        value={name ? { value: name, label: name } : undefined}
        options={options}
        busy={busy}
        onSearch={search}
        onChange={(option) => form.set('extended', option?.value ?? '', label)}
        required
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
        placeholder={t('newApp.extendedHint')}
      />
      {error && (
        <div className="form-field__error" id={`${id}-error`} role="alert">
          {error}
        </div>
      )}
    </div>
  );
});

function useAppOptions() {
  const client = useService(AppsClient);
  const [options, setOptions] = useState<readonly SelectOption[]>([]);
  const [pending, setPending] = useState<string>();
  const search = (text: string): void => {
    setPending(text);
    const query = {
      search: text.trim().slice(0, 200) || undefined,
      type: extendable,
      sort: 'name',
      limit: 100,
    } as const;
    client.calls
      .then(({ center }) => center.list({ query }))
      .then(
        ({ rows }) => setOptions(rows.map(({ name, label }) => ({ value: name, label: name, description: label }))),
        // Saving says what is wrong with the server.
        () => setOptions([]),
      )
      .finally(() => setPending((now) => (now === text ? undefined : now)));
  };
  return { options, busy: pending !== undefined, search };
}
