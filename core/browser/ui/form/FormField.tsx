import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import type { CodeLanguage, CodeProblem } from '../../code/codeLanguage';
import type { SelectOption } from '../choice/Select';
import { useKitTexts } from '../useKitTexts';
import { BooleanControl } from './controls/BooleanControl';
import { CodeControl } from './controls/CodeControl';
import { ColourControl } from './controls/ColourControl';
import type { ControlProps } from './controls/controlProps';
import { PickControl } from './controls/PickControl';
import { SelectControl } from './controls/SelectControl';
import { TextControl, type TextKind } from './controls/TextControl';
import type { FormModel } from './formModel';
import './form.css';

/** The names of the fields that hold such a value. */
type NamesOf<V, T> = { [K in keyof V]-?: Exclude<V[K], undefined | null> extends T ? K : never }[keyof V] & string;

interface Common<V extends object> {
  readonly form: FormModel<V>;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Marked, and asked for before it is saved. */
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly placeholder?: string;
}

type Kind<V> =
  | { readonly name: NamesOf<V, string>; readonly kind?: Exclude<TextKind, 'number'>; readonly maxLength?: number }
  | { readonly name: NamesOf<V, string>; readonly kind: 'colour' }
  | {
      readonly name: NamesOf<V, string>;
      readonly kind: 'code';
      readonly language: CodeLanguage;
      /** What is wrong with what is written just now. */
      readonly problems: readonly CodeProblem[];
      /** Below it: what it comes to. */
      readonly status?: ReactNode;
    }
  | { readonly name: NamesOf<V, number>; readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly name: NamesOf<V, boolean>; readonly kind: 'checkbox' | 'switch' }
  | { readonly name: NamesOf<V, string>; readonly kind: 'select'; readonly options: readonly SelectOption[] }
  | {
      readonly name: NamesOf<V, readonly string[]>;
      readonly kind: 'multi-select';
      readonly options: readonly SelectOption[];
    };

export type FormFieldProps<V extends object> = Common<V> & Kind<V>;

function Field<V extends object>(props: FormFieldProps<V>): ReactNode {
  const { form, name, label, hint, required = false } = props;
  const t = useKitTexts();
  const id = useId();
  useEffect(() => {
    if (!required) return undefined;
    const requirement = form.require(name);
    return () => requirement.dispose();
  }, [form, name, required]);
  const error = form.isMissing(name) ? t('form.required', { name: label }) : form.errorOf(name);
  const changed = form.isChanged(name);
  const status = props.kind === 'code' && !error ? props.status : undefined;
  const wrong = error !== undefined || (props.kind === 'code' && props.problems.length > 0);
  const described = [hint && `${id}-hint`, status !== undefined && `${id}-status`, error && `${id}-error`];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  const control: ControlProps = {
    id,
    label,
    describedBy,
    required,
    invalid: wrong,
    disabled: props.disabled,
    readOnly: props.readOnly,
    placeholder: props.placeholder,
    value: form.valueOf(name),
    onChange: (value, step) => form.change(name, value, label, step === undefined ? name : `${name} ${step}`),
  };
  const modifiers = [changed && 'form-field--changed', wrong && 'form-field--invalid'].filter(Boolean);
  return (
    <div className={['form-field', ...modifiers].join(' ')} data-field={name}>
      <Label id={id} field={props} changed={changed} />
      {hint && (
        <div id={`${id}-hint`} className="form-field__hint">
          {hint}
        </div>
      )}
      <Control field={props} control={control} />
      {status !== undefined && <div id={`${id}-status`}>{status}</div>}
      {error && (
        <div id={`${id}-error`} className="form-field__error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}

interface LabelProps<V extends object> {
  readonly id: string;
  readonly field: FormFieldProps<V>;
  readonly changed: boolean;
}

function Label<V extends object>({ id, field, changed }: LabelProps<V>): ReactNode {
  const t = useKitTexts();
  const { kind, label, required } = field;
  if (kind === 'checkbox' || kind === 'switch') return null;
  // What is no field of the browser's own says its name by itself.
  const Element = kind === 'select' || kind === 'multi-select' ? 'div' : 'label';
  return (
    <div className="form-field__label">
      <Element
        {...(Element === 'label' ? { htmlFor: id } : {})}
        // The browser leads from a label only to fields of its own.
        {...(kind === 'code' ? { onClick: () => document.getElementById(id)?.focus() } : {})}
      >
        {label}
      </Element>
      {required && (
        <span className="form-field__required" aria-hidden="true">
          *
        </span>
      )}
      {changed && <span className="visually-hidden">{t('form.changed')}</span>}
    </div>
  );
}

/** One value of a form with its label, help and error, and a mark while it differs from what is stored. */
export const FormField = observer(Field);

function Control<V extends object>(props: { readonly field: FormFieldProps<V>; readonly control: ControlProps }) {
  const { field, control } = props;
  switch (field.kind) {
    case 'checkbox':
    case 'switch':
      return <BooleanControl {...control} kind={field.kind} />;
    case 'select':
      return <SelectControl {...control} options={field.options} />;
    case 'multi-select':
      return <PickControl {...control} options={field.options} />;
    case 'colour':
      return <ColourControl {...control} />;
    case 'code':
      return <CodeControl {...control} language={field.language} problems={field.problems} />;
    case 'number':
      return <TextControl {...control} kind="number" min={field.min} max={field.max} />;
    default:
      return <TextControl {...control} kind={field.kind ?? 'text'} maxLength={field.maxLength} />;
  }
}
