import { TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { type DashboardFilter, datePresets } from '../../../common/dashboards/dashboardData';
import type { FieldDescription } from '../../../common/describeCalls';
import { useObjectDescription } from '../../describe/useObjectDescription';
import { ValueEditor } from '../../values/ValueEditor';
import { valueKind } from '../../values/valueKind';
import { lookupValue } from '../../values/lookupValue';
import type { DashboardRun } from '../dashboardRun';
import type { FilterValue } from '../filters';
import { PlainSelect } from './PlainSelect';

interface DashboardFiltersProps {
  readonly filters: readonly DashboardFilter[];
  readonly run: Pick<DashboardRun, 'valueOf' | 'setFilter'>;
}

/** What holds for all tiles, to be chosen by who looks at them. */
export const DashboardFilters = observer(function DashboardFilters({ filters, run }: DashboardFiltersProps): ReactNode {
  const t = useTexts();
  if (filters.length === 0) return null;
  return (
    <div className="dashboard__filters" role="group" aria-label={t('dashboard.filters')}>
      {filters.map((filter) => (
        <FilterControl
          key={filter.id}
          filter={filter}
          value={run.valueOf(filter.id)}
          onChange={(value) => run.setFilter(filter.id, value)}
        />
      ))}
    </div>
  );
});

interface FilterControlProps {
  readonly filter: DashboardFilter;
  readonly value: FilterValue;
  readonly onChange: (value: FilterValue) => void;
}

export const FilterControl = observer(function FilterControl(props: FilterControlProps): ReactNode {
  const { filter, value, onChange } = props;
  const t = useTexts();
  const { description } = useObjectDescription(filter.object);
  const field = description?.fields.find(({ name }) => name.toLowerCase() === filter.field.toLowerCase());
  if (!field) return null;
  const label = filter.label ?? field.label;
  const all = { value: '', label: t('filterValue.all') };
  const compared = value.comparison?.value;
  switch (valueKind(field)) {
    case 'date':
    case 'datetime': {
      const options = [all, ...datePresets.map((preset) => ({ value: preset, label: t(`datePreset.${preset}`) }))];
      const choose = (chosen: string): void => onChange({ preset: datePresets.find((preset) => preset === chosen) });
      return <PlainSelect label={label} options={options} value={value.preset ?? ''} onChange={choose} />;
    }
    case 'checkbox': {
      const options = [all, { value: 'true', label: t('value.yes') }, { value: 'false', label: t('value.no') }];
      const choose = (chosen: string): void =>
        onChange(chosen === '' ? {} : { comparison: { operator: 'eq', value: chosen === 'true' } });
      return <PlainSelect label={label} options={options} value={String(compared ?? '')} onChange={choose} />;
    }
    case 'choice':
    case 'choices': {
      const choices = (field.choices ?? []).map((choice) => ({
        value: choice.value,
        label: choice.label ?? choice.value,
      }));
      const operator = field.type === 'multiselect' ? 'includes' : 'eq';
      const choose = (chosen: string): void =>
        onChange(chosen === '' ? {} : { comparison: { operator, value: chosen } });
      return <PlainSelect label={label} options={[all, ...choices]} value={String(compared ?? '')} onChange={choose} />;
    }
    case 'lookup':
      return <LookupFilter label={label} field={field} onChange={onChange} />;
    default:
      return <TextFilter label={label} field={field} value={value} onChange={onChange} />;
  }
});

interface PartProps {
  readonly label: string;
  readonly field: FieldDescription;
  readonly onChange: (value: FilterValue) => void;
}

function LookupFilter({ label, field, onChange }: PartProps): ReactNode {
  const [chosen, setChosen] = useState<unknown>(null);
  return (
    <div className="dashboard__filter">
      <span className="dashboard__filter-label">{label}</span>
      <ValueEditor
        field={field}
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          const id = lookupValue(value)?.id;
          onChange(id === undefined ? {} : { comparison: { operator: 'eq', value: id } });
        }}
      />
    </div>
  );
}

const pause = 400;

/** Numbers are compared, texts are looked into; a moment after the last key. */
function TextFilter({ label, field, value, onChange }: PartProps & { readonly value: FilterValue }): ReactNode {
  const isNumber = valueKind(field) === 'number';
  const [text, setText] = useState(String(value.comparison?.value ?? ''));
  useEffect(() => {
    if (text === String(value.comparison?.value ?? '')) return undefined;
    const timer = setTimeout(() => {
      if (text === '') onChange({});
      else if (!isNumber) onChange({ comparison: { operator: 'contains', value: text } });
      else if (!Number.isNaN(Number(text))) onChange({ comparison: { operator: 'eq', value: text } });
    }, pause);
    return () => clearTimeout(timer);
  });
  return (
    <div className="dashboard__filter">
      <TextField label={label} value={text} onChange={setText} />
    </div>
  );
}
