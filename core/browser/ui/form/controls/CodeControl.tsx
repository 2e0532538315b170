import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { codeArea } from '../../../code/codeArea';
import type { CodeLanguage, CodeProblem } from '../../../code/codeLanguage';
import { useOffered } from '../../useOffered';
import { useFormLocked } from '../formLocked';
import type { ControlProps } from './controlProps';

interface CodeControlProps extends ControlProps {
  readonly language: CodeLanguage;
  readonly problems: readonly CodeProblem[];
}

/** A few lines of code. Until their editor is there, and where there is none, they are written as plain text. */
export const CodeControl = observer(function CodeControl(props: CodeControlProps): ReactNode {
  const { id, label, describedBy, required, invalid, value, onChange, language, problems } = props;
  const locked = useFormLocked();
  const readOnly = locked || props.disabled === true || props.readOnly === true;
  const standIn = useRef<HTMLTextAreaElement>(null);
  const [ready, setReady] = useState(false);
  const Area = useOffered(codeArea);
  const edited = Area !== undefined && ready;
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={`form-code${invalid ? ' form-code--invalid' : ''}${readOnly ? ' form-code--readonly' : ''}`}>
      {!edited && (
        <textarea
          ref={standIn}
          id={id}
          className="form-code__stand-in"
          value={text}
          rows={3}
          readOnly={readOnly}
          spellCheck={false}
          aria-required={required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {Area && (
        <Area
          {...{ id, label, describedBy, required, invalid, readOnly, language, problems, text, standIn }}
          onText={onChange}
          onReady={() => setReady(true)}
        />
      )}
    </div>
  );
});
