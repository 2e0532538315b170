import type { FieldDescription } from '../../../common/describeCalls';

/** What every editor of a value is given; it draws no label and no messages. */
export interface ValueEditorProps {
  readonly field: FieldDescription;
  /** As rows have it: a lookup as { id, name }, a number as its digits. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly id?: string;
  /** What it is called, where that is not the field's label. */
  readonly label?: string;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  /** Typed before the editor was there: it takes the place of the value. */
  readonly firstText?: string;
  /** Of a list to choose from: it is open when it is first drawn. */
  readonly startOpen?: boolean;
  readonly placeholder?: string;
}

/** What a field of the browser itself takes of them. */
export function inputProps(props: ValueEditorProps) {
  const { field, id, label = field.label, describedBy, invalid, required, disabled, autoFocus, placeholder } = props;
  return {
    ...{ id, disabled, autoFocus, placeholder, className: 'value-input', autoComplete: 'off', spellCheck: false },
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  };
}
