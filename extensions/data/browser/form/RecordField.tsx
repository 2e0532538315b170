import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import type { ShownField } from '../../common/layoutCalls';
import type { FieldDescription } from '../../common/describeCalls';
import { FieldValue } from '../values/FieldValue';
import { FollowValue } from '../values/FollowValue';
import { issueText } from '../values/issueText';
import { RevealedSecret } from '../values/RevealedSecret';
import { ValueEditor } from '../values/ValueEditor';
import { sealedText } from '../values/sealedText';
import { valueKind } from '../values/valueKind';
import type { RecordForm } from './recordForm';

interface RecordFieldProps {
  readonly record: RecordForm;
  readonly field: FieldDescription;
  /** As the layout has it. */
  readonly shown: Pick<ShownField, 'readOnly' | 'required'>;
  readonly autoFocus?: boolean;
}

/** A field of a row with its label, help, value and what is wrong with it. */
export const RecordField = observer(function RecordField(props: RecordFieldProps): ReactNode {
  const { record, field, shown, autoFocus } = props;
  const t = useTexts();
  const id = useId();
  const { form } = record;
  const { name, label, help } = field;
  // Of an object that is closed to the user there is nothing to choose from.
  const isClosed = valueKind(field) === 'lookup' && field.target === undefined;
  const isFixed = shown.readOnly || !field.editable || isClosed || !record.mayWrite;
  const isRequired = !isFixed && (shown.required || field.required) && field.type !== 'checkbox';
  useEffect(() => {
    if (!isRequired) return undefined;
    const requirement = form.require(name);
    return () => requirement.dispose();
  }, [form, name, isRequired]);
  const issue = form.errorOf(name);
  const error = form.isMissing(name) ? t('issue.required', { label }) : issue && issueText(t, issue, field);
  const isChanged = !isFixed && form.isChanged(name);
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const classes = ['form-field', isChanged && 'form-field--changed', error && 'form-field--invalid'];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-field={name}>
      <div className="form-field__label">
        {isFixed ? <span id={id}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {isRequired && (
          <span className="form-field__required" aria-hidden="true">
            *
          </span>
        )}
      </div>
      {help && (
        <div id={`${id}-help`} className="form-field__hint">
          {help}
        </div>
      )}
      {isFixed ? (
        <div className="record__value" role="group" aria-labelledby={id}>
          <FixedValue record={record} field={field} />
        </div>
      ) : (
        <div className="record__control">
          <ValueEditor
            id={id}
            field={field}
            value={form.valueOf(name)}
            describedBy={describedBy}
            invalid={error !== undefined && error !== ''}
            required={isRequired}
            placeholder={record.isNew && field.counted ? t('value.counted') : undefined}
            autoFocus={autoFocus}
            onChange={(value) => form.change(name, value, label)}
          />
          <SealedValue record={record} field={field} />
          <FollowValue field={field} value={form.valueOf(name)} />
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className="form-field__error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
});

interface ValueProps {
  readonly record: RecordForm;
  readonly field: FieldDescription;
}

const FixedValue = observer(function FixedValue({ record, field }: ValueProps): ReactNode {
  const value = record.form.valueOf(field.name);
  if (valueKind(field) === 'secret') return <SealedValue record={record} field={field} />;
  const isNothing = value === null || value === undefined || value === '';
  return isNothing ? <span className="record__none">—</span> : <FieldValue field={field} value={value} />;
});

/** What is encrypted, for who may see it. */
const SealedValue = observer(function SealedValue({ record, field }: ValueProps): ReactNode {
  const { stored, place } = record;
  if (valueKind(field) !== 'secret' || stored?.[field.name] !== sealedText) return null;
  return <RevealedSecret object={place.object.name} id={place.id} field={field} />;
});
