import { QuickInput } from 'lathe';
import { report, useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { choiceOptions } from '../values/choiceOptions';
import { sealedText } from '../values/sealedText';
import { ValueEditor } from '../values/ValueEditor';
import { valueKind } from '../values/valueKind';
import type { PlacedColumn } from './columnWindow';
import type { GridModel } from './gridModel';
import type { CellEditing } from './cellEditing';
import { goOn } from './newRows/goOn';
import './cellEditor.css';

interface CellEditorProps {
  readonly model: GridModel;
  readonly editing: CellEditing;
  readonly column: PlacedColumn;
  readonly style: { readonly left: number; readonly top: number; readonly width: number; readonly minHeight: number };
}

/** The field in a cell: Enter and Tab keep what was typed and go on, Escape leaves the cell as it was. */
export const CellEditor = observer(function CellEditor(props: CellEditorProps): ReactNode {
  const kind = valueKind(props.column.field);
  return kind === 'choices' ? <ChoicesCell {...props} /> : <TypedCell {...props} />;
});

const TypedCell = observer(function TypedCell({ model, editing, column, style }: CellEditorProps): ReactNode {
  const { of, newRow } = editing;
  const { field, path } = column;
  const kind = valueKind(field);
  const held = (newRow ? undefined : model.edits.rejectedAt(of, path)?.value) ?? of[path];
  const stored = kind === 'secret' && held === sealedText ? undefined : held;
  const first = editing.firstText !== undefined && ['text', 'number', 'secret'].includes(kind) ? undefined : stored;
  const [value, setValue] = useState<unknown>(first);
  const current = useRef<unknown>(first);
  const isDone = useRef(false);
  /** Where the user went on while what he had typed was still looked for. */
  const goingOn = useRef<readonly [rows: number, columns: number]>([0, 0]);
  useEffect(() => {
    isDone.current = false;
    // Who is not there any more has nothing to say.
    return () => void (isDone.current = true);
  }, []);
  const done = (how: 'keep' | 'leave', rows = 0, columns = 0): void => {
    if (isDone.current) return;
    isDone.current = true;
    if (how === 'leave' && newRow) void model.commit(editing, of[path]);
    else if (how === 'leave') model.endEdit();
    else if (kind === 'secret' && current.current === undefined) model.endEdit();
    else void model.commit(editing, current.current);
    if (rows === 0 && columns === 0) return model.focusCells?.();
    if (newRow) goOn(model, model.selection.cursor, rows + columns < 0);
    else model.selection.move(rows, columns);
    model.focusCells?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    // A list or a month that is open above the grid has keys of its own.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const { key, shiftKey, altKey } = event;
    const newLine = key === 'Enter' && field.type === 'textarea' && (altKey || shiftKey);
    if (key === 'Enter' && !newLine) done('keep', shiftKey ? -1 : 1);
    else if (key === 'Tab' && isSearching(event)) goingOn.current = [0, shiftKey ? -1 : 1];
    else if (key === 'Tab') done('keep', 0, shiftKey ? -1 : 1);
    else if (key === 'Escape') done('leave');
    // Other keys are the field's own, and no moves in the grid.
    else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  };
  const change = (next: unknown): void => {
    current.current = next;
    setValue(next);
    if (newRow) model.newRows.type(newRow, field, next);
    // What is chosen from a list is whole; Enter and Tab have said already where to go on.
    if (kind === 'choice' || kind === 'lookup') setTimeout(() => done('keep', ...goingOn.current));
  };
  return (
    <div
      className={`grid__editor grid__editor--${field.type === 'textarea' ? 'area' : kind}`}
      style={style}
      onKeyDown={onKeyDown}
      // The parts of a date would keep Enter for themselves.
      onKeyDownCapture={(event) => isDatePart(event) && event.key === 'Enter' && onKeyDown(event)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest('[data-part-of-field]'))
          setTimeout(() => done('keep'));
      }}
    >
      <ValueEditor
        field={field}
        value={value}
        onChange={change}
        autoFocus
        firstText={editing.firstText}
        startOpen={kind === 'choice' && editing.firstText === undefined}
      />
    </div>
  );
});

function isSearching({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.getAttribute('aria-busy') === 'true';
}

function isDatePart({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.getAttribute('role') === 'spinbutton';
}

/** Several choices are chosen in the quick pick. */
const ChoicesCell = observer(function ChoicesCell({ model, editing, column }: CellEditorProps): ReactNode {
  const quickInput = useService(QuickInput);
  const isAsking = useRef(false);
  useEffect(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    const { field, path } = column;
    const value = editing.of[path];
    const held = Array.isArray(value) ? value.map(String) : [];
    const items = choiceOptions(field, held).map((option) => ({ ...option, picked: held.includes(option.value) }));
    const typed = editing.firstText?.trim() ?? '';
    const ask = async (): Promise<void> => {
      // A key that opened it is the first of what is looked for.
      const { length } = typed;
      const asked = { title: column.label, value: typed, selection: [length, length] } as const;
      const picked = await quickInput.pick(items, { ...asked, canPickMany: true });
      if (picked)
        await model.commit(
          editing,
          picked.map((item) => item.value),
        );
      else model.endEdit();
      model.focusCells?.();
    };
    report(ask());
  }, [model, editing, column, quickInput]);
  return null;
});
