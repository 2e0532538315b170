import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { onUnexpectedError } from '../../../common/event';
import type { FormModel } from './formModel';
import './form.css';

export interface FormProps<V extends object> {
  readonly form: FormModel<V>;
  readonly label: string;
  readonly children: ReactNode;
}

function FormBody<V extends object>({ form, label, children }: FormProps<V>): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const { failures, problem } = form;
  useEffect(() => {
    if (failures === 0) return;
    const field = firstWrong(element.current);
    if (field) field.focus();
    else all.current?.scrollIntoView({ block: 'nearest' });
  }, [failures]);
  return (
    <form
      ref={element}
      className="form"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save().catch(onUnexpectedError);
      }}
    >
      {problem && (
        <div ref={all} className="form__problem" role="alert">
          {problem}
        </div>
      )}
      {children}
    </form>
  );
}

/** The fields of a form, with what is wrong with all of it; when it cannot be saved, the focus goes to the first that is wrong. */
export const Form = observer(FormBody);

function firstWrong(form: HTMLElement | null): HTMLElement | null {
  const controls = 'input, textarea:not([aria-hidden]), button, select, [role="textbox"], [role="spinbutton"]';
  const field = form?.querySelector('.form-field--invalid');
  return field?.querySelector<HTMLElement>(controls) ?? null;
}
