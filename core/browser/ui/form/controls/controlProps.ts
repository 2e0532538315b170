/** What every control of a form is given; it draws no label and no messages. */
export interface ControlProps {
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
  readonly placeholder: string | undefined;
  readonly value: unknown;
  /** Changes of one step that follow each other within a moment are undone as one; all are of one, where none is named. */
  readonly onChange: (value: unknown, step?: string) => void;
}
