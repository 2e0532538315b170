import type { FormModel } from 'lathe/ui';
import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ObjectDescriptions } from '../../describe/objectDescriptions';
import { CompletionList } from './CompletionList';
import { type Completion, type Completions, completionsAt } from './formulaCompletion';
import { FormulaStatus } from './FormulaStatus';
import { useFormulaCheck } from './useFormulaCheck';
import './formula.css';

interface FormulaFieldProps<V extends { readonly formula: string }> {
  readonly form: FormModel<V>;
  readonly label: string;
  readonly hint?: string;
  /** The object for whose rows it is computed, and the field that it is of. */
  readonly object: string;
  readonly field?: string;
  /** What it has to give. */
  readonly result: string;
}

/** A formula that is checked while it is written: what is wrong is underlined, and fields and functions are offered. */
function Field<V extends { readonly formula: string }>(props: FormulaFieldProps<V>): ReactNode {
  const { form, label, hint, object, field, result } = props;
  const t = useTexts();
  const id = useId();
  const text = form.values.formula;
  const check = useFormulaCheck(object, text, field);
  const problem = check?.problem ?? undefined;
  const error = form.isMissing('formula') ? t('formula.required') : form.errorOf('formula');
  const editor = useCompletions(object, text, (value) => form.change('formula', value, label));
  useEffect(() => {
    const needed = form.require('formula');
    return () => needed.dispose();
  }, [form]);
  const changed = form.isChanged('formula') ? ' form-field--changed' : '';
  const wrong = error !== undefined || (problem && text.trim() !== '') ? ' form-field--invalid' : '';
  return (
    <div className={`form-field${changed}${wrong}`} data-field="formula">
      <div className="form-field__label">
        <label htmlFor={id}>{label}</label>
        <span className="form-field__required" aria-hidden="true">
          *
        </span>
      </div>
      {hint && <div className="form-field__hint">{hint}</div>}
      <div className="formula">
        <pre className="formula__mirror" aria-hidden="true">
          {problem && text !== '' ? (
            <>
              {text.slice(0, problem.at)}
              <span className="formula__wrong">{text.slice(problem.at, problem.at + problem.length) || ' '}</span>
              {text.slice(problem.at + problem.length)}
            </>
          ) : (
            text
          )}
          {'\n'}
        </pre>
        <textarea
          id={id}
          ref={editor.ref}
          className="formula__text"
          value={text}
          rows={4}
          maxLength={4000}
          spellCheck={false}
          role="combobox"
          aria-expanded={editor.open !== undefined}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={editor.open ? `${id}-list-${editor.current}` : undefined}
          aria-describedby={`${id}-status`}
          aria-invalid={wrong !== '' || undefined}
          aria-required
          onChange={(event) => {
            form.change('formula', event.target.value, label);
            editor.ask(event.target.value, event.target.selectionStart);
          }}
          onKeyDown={editor.onKeyDown}
          onBlur={editor.close}
        />
        {editor.open && (
          <CompletionList
            id={`${id}-list`}
            completions={editor.open}
            current={editor.current}
            onChoose={editor.choose}
          />
        )}
      </div>
      <FormulaStatus id={`${id}-status`} text={text} check={check} wanted={result} error={error} />
    </div>
  );
}

export const FormulaField = observer(Field);

/** What is offered at the caret: Ctrl+Space asks for it, the arrows choose, Enter or Tab take it. */
function useCompletions(object: string, text: string, onText: (text: string) => void) {
  const descriptions = useService(ObjectDescriptions);
  const ref = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const [open, setOpen] = useState<Completions | undefined>(undefined);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (caret.current === undefined) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [text]);
  const ask = (value: string, at: number): void => {
    completionsAt(value, at, object, (name) => descriptions.of(name)).then(
      (found) => {
        setOpen(found && found.items.length > 0 ? found : undefined);
        setCurrent(0);
      },
      () => setOpen(undefined),
    );
  };
  const close = (): void => setOpen(undefined);
  const choose = (item: Completion): void => {
    const area = ref.current;
    if (!area || !open) return;
    caret.current = open.from + item.text.length;
    onText(text.slice(0, open.from) + item.text + text.slice(area.selectionStart));
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key } = event;
    const item = open?.items[current];
    if (key === ' ' && event.ctrlKey) ask(text, event.currentTarget.selectionStart);
    else if (!open) return;
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      setCurrent((current + step + open.items.length) % open.items.length);
    } else if ((key === 'Enter' || key === 'Tab') && item) choose(item);
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { ref, open, current, ask, close, choose, onKeyDown };
}
