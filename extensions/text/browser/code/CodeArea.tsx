import { onUnexpectedError } from 'lathe';
import { type CodeAreaProps, useService } from 'lathe/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CodeField } from './codeField';
import { CodeFields } from './codeFields';
import './codeArea.css';

/** A few lines of code in a form. */
export function CodeArea(props: CodeAreaProps): ReactNode {
  const fields = useService(CodeFields);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<CodeField | undefined>(undefined);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
    field.current?.show(props);
  });
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    let closed = false;
    fields
      .open(place.current, () => latest.current)
      .then((opened) => {
        if (closed) return opened?.dispose();
        field.current = opened;
        if (opened) takeOver(opened, latest.current);
      }, onUnexpectedError);
    return () => {
      closed = true;
      field.current?.dispose();
      field.current = undefined;
    };
  }, [fields]);
  return <div ref={place} className="code-area" />;
}

/** Whoever has begun to write goes on where he is. */
function takeOver({ editor }: CodeField, { standIn, onReady }: CodeAreaProps): void {
  const { current } = standIn;
  const model = editor.getModel();
  if (current && model && document.activeElement === current) {
    editor.focus();
    editor.setPosition(model.getPositionAt(current.selectionStart));
  }
  onReady();
}
