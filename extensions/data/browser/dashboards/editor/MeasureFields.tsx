import { ActionButton, Select, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldDescription } from '../../../common/describeCalls';
import type { Measure } from '../../../common/dashboards/dashboardData';
import { aggregateFunctions } from '../../../common/query/queryRequest';
import { PathPicker } from '../../filter/PathPicker';
import { type ValueKind, valueKind } from '../../values/valueKind';

interface MeasureFieldsProps {
  readonly object: string;
  readonly measure: Measure;
  readonly onChange: (measure: Measure) => void;
  readonly onRemove?: () => void;
}

const rows = 'rows';
const numbers: readonly ValueKind[] = ['number'];
const ordered: readonly ValueKind[] = ['number', 'date', 'datetime'];

/** What is counted, or summed up of which field. */
export const MeasureFields = observer(function MeasureFields(props: MeasureFieldsProps): ReactNode {
  const { object, measure, onChange, onRemove } = props;
  const t = useTexts();
  const { function: name, field } = measure;
  const chosen = name === 'count' && field === undefined ? rows : name;
  const options = [rows, ...aggregateFunctions].map((value) => ({ value, label: t(`measure.${value}`) }));
  const choose = (value: string): void => {
    const next = aggregateFunctions.find((each) => each === value);
    onChange(next ? { function: next, field: field ?? '' } : { function: 'count' });
  };
  return (
    <>
      <div className="settings-part__line">
        <Select label={t('measure.function')} hideLabel options={options} value={chosen} onChange={choose} />
        {onRemove && <ActionButton icon="close" label={t('measure.remove')} onClick={onRemove} />}
      </div>
      {chosen !== rows && (
        <div>
          <PathPicker
            object={object}
            path={field ?? ''}
            fits={(each) => fitsFunction(name, each)}
            onChange={(path) => onChange({ ...measure, field: path })}
          />
        </div>
      )}
    </>
  );
});

/** Of what is not chosen yet nothing can be asked. */
export function isComplete({ function: name, field }: Measure): boolean {
  return (name === 'count' && field === undefined) || Boolean(field);
}

function fitsFunction(name: Measure['function'], field: FieldDescription): boolean {
  if (name === 'count') return true;
  return (name === 'min' || name === 'max' ? ordered : numbers).includes(valueKind(field));
}
