import { ActionButton, Button, Checkbox, type FormModel, Select, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { parameterTypes } from '../../common/resources/resourceData';
import { blankRow, hasFittingDefault, type ParameterRow } from './parameterRows';
import { PartField } from './PartField';
import type { ResourceValues } from './resourceValues';

interface ParameterRowsProps {
  readonly form: FormModel<ResourceValues>;
}

/** What a caller gives: each parameter is a row; Alt with the arrows moves it. */
export const ParameterRows = observer(function ParameterRows({ form }: ParameterRowsProps): ReactNode {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const rows = form.values.parameters;
  const put = (next: readonly ParameterRow[]): void => form.change('parameters', next, t('resource.parameters'));
  const change = (index: number, row: ParameterRow): void => put(rows.with(index, row));
  const move = (index: number, by: number): void => {
    const row = rows[index];
    const to = index + by;
    // Those of the path stand in its order.
    if (!row || row.in === 'path' || !rows[to] || rows[to].in === 'path') return;
    put(rows.toSpliced(index, 1).toSpliced(to, 0, row));
    // The focus stays in the row.
    requestAnimationFrame(() => focusRow(list.current, to));
  };
  const add = (): void => {
    put([...rows, { ...blankRow, in: form.values.method === 'GET' ? 'query' : 'body' }]);
    requestAnimationFrame(() => focusRow(list.current, rows.length));
  };
  return (
    <PartField form={form} name="parameters" label={t('resource.parameters')} hint={t('resource.parametersHint')}>
      <div ref={list} className="parameter-rows">
        {rows.map((row, index) => (
          <Row
            key={index}
            row={row}
            method={form.values.method}
            onChange={(next) => change(index, next)}
            onMove={(by) => move(index, by)}
            onRemove={() => put(rows.toSpliced(index, 1))}
          />
        ))}
      </div>
      <Button secondary icon="add" onClick={add}>
        {t('parameters.add')}
      </Button>
    </PartField>
  );
});

function focusRow(list: HTMLElement | null, index: number): void {
  list?.children[index]?.querySelector('input')?.focus();
}

interface RowProps {
  readonly row: ParameterRow;
  readonly method: string;
  readonly onChange: (row: ParameterRow) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

const Row = observer(function Row({ row, method, onChange, onMove, onRemove }: RowProps): ReactNode {
  const t = useTexts();
  const set = (change: Partial<ParameterRow>): void => onChange({ ...row, ...change });
  const inPath = row.in === 'path';
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    onMove(by);
  };
  const label = row.name ? t('parameters.one', { name: row.name }) : t('parameters.new');
  return (
    <div className="parameter-rows__row" role="group" aria-label={label} onKeyDown={onKeyDown}>
      <div className="parameter-rows__line">
        <TextField
          label={t('field.name')}
          value={row.name}
          readOnly={inPath}
          required
          maxLength={63}
          onChange={(name) => set({ name })}
        />
        <Place row={row} method={method} onChange={(place) => set({ in: place })} />
        <Select
          label={t('field.type')}
          options={parameterTypes.map((value) => ({ value, label: t(`parameters.type.${value}`) }))}
          value={row.type}
          onChange={(type) => set({ type: parameterTypes.find((each) => each === type) ?? 'text' })}
        />
        <TextField
          label={t('parameters.default')}
          value={row.default}
          disabled={inPath}
          error={hasFittingDefault(row) ? undefined : t('parameters.default.unfit')}
          onChange={(text) => set({ default: text })}
        />
        <ActionButton
          icon="close"
          label={t('parameters.remove', { name: row.name })}
          disabled={inPath}
          onClick={onRemove}
        />
      </div>
      <div className="parameter-rows__line">
        <TextField
          label={t('field.description')}
          value={row.description}
          maxLength={1000}
          onChange={(description) => set({ description })}
        />
        <Checkbox
          label={t('parameters.required')}
          checked={row.required || inPath}
          disabled={inPath}
          onChange={(required) => set({ required })}
        />
        <Checkbox label={t('parameters.list')} checked={row.list} onChange={(list) => set({ list })} />
      </div>
    </div>
  );
});

interface PlaceProps extends Pick<RowProps, 'row' | 'method'> {
  readonly onChange: (place: ParameterRow['in']) => void;
}

/** Only what the path names is in the path; GET and DELETE take no body. */
function Place({ row, method, onChange }: PlaceProps): ReactNode {
  const t = useTexts();
  const takesBody = method === 'POST' || method === 'PUT' || row.in === 'body';
  const offered = row.in === 'path' ? ['path' as const] : takesBody ? (['query', 'body'] as const) : ['query' as const];
  return (
    <Select
      label={t('parameters.in')}
      options={offered.map((value) => ({ value, label: t(`parameters.in.${value}`) }))}
      value={row.in}
      disabled={row.in === 'path'}
      onChange={(place) => onChange(offered.find((each) => each === place) ?? 'query')}
    />
  );
}
