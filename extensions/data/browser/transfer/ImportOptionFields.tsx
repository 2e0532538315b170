import { report, Select, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ObjectDescription } from '../../common/describeCalls';
import { dateOrders, importOperations } from '../../common/transfer/importShapes';
import type { ImportModel } from './importModel';

interface Props {
  readonly model: ImportModel;
  readonly object: ObjectDescription;
}

/** What is done with the rows, and how their values are meant. */
export const ImportOptionFields = observer(function ImportOptionFields({ model, object }: Props): ReactNode {
  const t = useTexts();
  const { settings, inspection } = model;
  const words = <V extends string>(key: string, values: readonly V[]) =>
    values.map((value) => ({ value, label: t(`transfer.${key}.${value}`) }));
  const pick = <V extends string>(
    key: 'operation' | 'blank' | 'formulas' | 'decimal' | 'dates',
    values: readonly V[],
    names = key as string,
  ) => (
    <Select
      label={t(`transfer.${key}`)}
      options={words(names, values)}
      value={settings[key]}
      onChange={(chosen) => {
        const value = values.find((each) => each === chosen);
        if (value !== undefined) model.set({ [key]: value });
      }}
    />
  );
  const allowed = importOperations.filter((each) => (each === 'create' ? object.may.create : object.may.edit));
  const keys = object.fields.filter(({ unique }) => unique).map(({ name, label }) => ({ value: name, label }));
  return (
    <div className="transfer__options">
      {pick('operation', allowed)}
      {settings.operation !== 'create' && (
        <Select
          label={t('transfer.by')}
          options={[{ value: 'id', label: 'ID' }, ...keys]}
          value={settings.by ?? 'id'}
          onChange={(by) => model.set({ by })}
        />
      )}
      {settings.operation !== 'create' && pick('blank', ['keep', 'clear'])}
      {pick('formulas', ['refuse', 'keep'])}
      {pick('dates', dateOrders)}
      {inspection?.format === 'csv' && (
        <>
          <Select
            label={t('transfer.decimal')}
            options={[
              { value: '.', label: t('transfer.decimal.point') },
              { value: ',', label: t('transfer.decimal.comma') },
            ]}
            value={settings.decimal}
            onChange={(decimal) => model.set({ decimal: decimal === ',' ? ',' : '.' })}
          />
          <Select
            label={t('transfer.separator')}
            options={words('separator', ['comma', 'semicolon', 'tab', 'bar'])}
            value={nameOfSeparator(inspection.separator)}
            onChange={(name) => report(model.read({ separator: separators[name] }))}
          />
          <Select
            label={t('transfer.encoding')}
            options={(['utf-8', 'gb18030', 'utf-16le', 'windows-1252'] as const).map((value) => ({
              value,
              label: value.toUpperCase(),
            }))}
            value={inspection.encoding}
            onChange={(encoding) => report(model.read({ encoding: encodings.find((each) => each === encoding) }))}
          />
        </>
      )}
      {inspection && inspection.sheets.length > 1 && (
        <Select
          label={t('transfer.sheet')}
          options={inspection.sheets.map((name) => ({ value: name, label: name }))}
          value={inspection.sheet}
          onChange={(sheet) => report(model.read({ sheet }))}
        />
      )}
      <TextField label={t('transfer.zone')} value={settings.zone} onChange={(zone) => model.set({ zone })} />
    </div>
  );
});

const separators: Readonly<Record<string, ',' | ';' | '\t' | '|'>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  bar: '|',
};
const encodings = ['utf-8', 'gb18030', 'utf-16le', 'windows-1252'] as const;

function nameOfSeparator(separator: string | undefined): string | undefined {
  return Object.keys(separators).find((name) => separators[name] === separator);
}
