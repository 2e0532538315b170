import { ActionButton, Button, Select, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { FieldDescription } from '../../../common/describeCalls';
import type { Grouping } from '../../../common/dashboards/dashboardData';
import { dateParts } from '../../../common/query/queryRequest';
import { PathPicker } from '../../filter/PathPicker';
import { usePathFields } from '../../filter/usePathFields';
import { valueKind } from '../../values/valueKind';

interface GroupingFieldsProps {
  readonly object: string;
  readonly grouping: Grouping | undefined;
  /** With a word for the button that begins one; without it there always is one. */
  readonly addText?: string;
  readonly onChange: (grouping: Grouping | undefined) => void;
}

const isDate = (field: FieldDescription): boolean => ['date', 'datetime'].includes(valueKind(field));

/** By which field rows are put together, and by which part of it if it is a date. */
export const GroupingFields = observer(function GroupingFields(props: GroupingFieldsProps): ReactNode {
  const { object, grouping, addText, onChange } = props;
  const t = useTexts();
  const [isAdding, setAdding] = useState(false);
  const last = usePathFields(object, grouping?.field ?? '')?.at(-1);
  if (!grouping && addText !== undefined && !isAdding)
    return (
      <Button secondary icon="add" onClick={() => setAdding(true)}>
        {addText}
      </Button>
    );
  const parts = dateParts.map((part) => ({ value: part, label: t(`datePart.${part}`) }));
  return (
    <>
      <div className="settings-part__line settings-part__line--top">
        <div>
          <PathPicker
            object={object}
            path={grouping?.field ?? ''}
            fits={(field) => !['secret'].includes(valueKind(field))}
            onChange={(field, chosen) => onChange({ field, ...(isDate(chosen) ? { by: 'month' as const } : {}) })}
          />
        </div>
        {addText !== undefined && (
          <ActionButton
            icon="close"
            label={t('grouping.remove')}
            onClick={() => {
              setAdding(false);
              onChange(undefined);
            }}
          />
        )}
      </div>
      {grouping && last && isDate(last) && (
        <Select
          label={t('grouping.by')}
          options={parts}
          value={grouping.by ?? 'day'}
          onChange={(value) => onChange({ field: grouping.field, by: dateParts.find((part) => part === value) })}
        />
      )}
    </>
  );
});
