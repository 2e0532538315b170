import { ComboBox, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lookupValue } from '../lookupValue';
import { useLookupSearch } from '../useLookupSearch';
import type { ValueEditorProps } from './editorProps';

/** A row of another object, found by its name as it is typed. */
export const LookupEditor = observer(function LookupEditor(props: ValueEditorProps): ReactNode {
  const { field, value, onChange, label = field.label, firstText, ...rest } = props;
  const t = useTexts();
  const { found, busy, failure, search } = useLookupSearch(field.target, firstText);
  const chosen = lookupValue(value);
  return (
    <ComboBox
      {...rest}
      label={label}
      firstText={firstText}
      value={
        chosen && {
          value: chosen.id,
          label: chosen.name ?? (typeof value === 'string' ? chosen.id : t('value.unseen')),
        }
      }
      options={found.map(({ id, name = id }) => ({ value: id, label: name }))}
      busy={busy}
      emptyText={failure}
      onSearch={search}
      onChange={(option) => onChange(option ? { id: option.value, name: option.label } : null)}
    />
  );
});
