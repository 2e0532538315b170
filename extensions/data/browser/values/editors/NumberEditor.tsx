import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { isExact, plainDigits } from '../../rows/exactJson';
import { readText } from '../readText';
import { useReading } from '../useReading';
import { inputProps, type ValueEditorProps } from './editorProps';

/** A number with all its digits: what can't be read as one stays as it was typed, for the server to refuse. */
export const NumberEditor = observer(function NumberEditor(props: ValueEditorProps): ReactNode {
  const { field, value, onChange, firstText, describedBy } = props;
  const t = useTexts();
  const reading = useReading();
  const id = useId();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const take = (text: string): void => {
    const next = text.trim() === '' ? null : (readText(field, text, reading)?.value ?? text);
    setTyped({ text, value: next });
    onChange(next);
  };
  // Before the next key is pressed, which goes on from it.
  useLayoutEffect(() => {
    if (firstText !== undefined) take(firstText);
    // What was typed before the editor was there counts once.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
  const stored = typeof value === 'number' || typeof value === 'string' ? plainDigits(value) : '';
  const inexact = /^-?\d+(\.\d+)?$/.test(stored) && !isExact(stored);
  const describes = inexact ? [describedBy, id].filter(Boolean).join(' ') : describedBy;
  return (
    <>
      <input
        {...inputProps({ ...props, describedBy: describes })}
        type="text"
        inputMode="decimal"
        className="value-input value-input--number"
        value={typed && typed.value === value ? typed.text : stored}
        onChange={({ target }) => take(target.value)}
      />
      {inexact && (
        <div id={id} className="value-note" role="note">
          {t('value.accuracyLost')}
        </div>
      )}
    </>
  );
});
