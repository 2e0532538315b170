import { ActionButton, Button, type FormModel, Select, Switch, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { DashboardFilter } from '../../../common/dashboards/dashboardData';
import { PathPicker } from '../../filter/PathPicker';
import { ObjectPicker } from '../../saved/ObjectPicker';
import { SettingsPart } from '../../saved/SettingsPart';
import { FilterControl } from '../page/DashboardFilters';
import type { DashboardForm } from './dashboardForm';

const intervals = [0, 30, 60, 300, 900, 3600] as const;

/** What holds for the whole dashboard: shown while no tile is chosen. */
export const DashboardSettings = observer(function DashboardSettings({
  form,
}: {
  readonly form: FormModel<DashboardForm>;
}): ReactNode {
  const t = useTexts();
  const { description, filters, refresh, live } = form.values;
  const options = intervals.map((seconds) => ({ value: String(seconds), label: t(`refresh.${seconds}`) }));
  const setFilters = (next: readonly DashboardFilter[]): void => form.change('filters', next, t('dashboard.filters'));
  return (
    <>
      <SettingsPart title={t('dashboard.settings')}>
        <TextField
          label={t('saved.description')}
          value={description}
          maxLength={4000}
          onChange={(next) => form.change('description', next, t('saved.description'))}
        />
        <Select
          label={t('dashboard.interval')}
          options={options}
          value={String(refresh)}
          onChange={(next) => form.change('refresh', Number(next), t('dashboard.interval'))}
        />
        <Switch
          label={t('dashboard.live')}
          checked={live}
          onChange={(next) => form.change('live', next, t('dashboard.live'))}
        />
      </SettingsPart>
      <SettingsPart title={t('dashboard.filters')} hint={t('dashboard.filtersHint')}>
        {filters.map((filter, index) => (
          <div key={filter.id} className="settings-part__line settings-part__line--top">
            <FilterControl
              filter={filter}
              value={filter.preset ? { preset: filter.preset } : filter.initial ? { comparison: filter.initial } : {}}
              onChange={({ preset, comparison: initial }) =>
                setFilters(filters.with(index, { ...filter, preset, initial }))
              }
            />
            <ActionButton
              icon="close"
              label={t('dashboard.removeFilter')}
              onClick={() => setFilters(filters.toSpliced(index, 1))}
            />
          </div>
        ))}
        <NewFilter
          first={form.values.tiles.find(({ object }) => object !== undefined)?.object}
          onAdd={(object, field) => setFilters([...filters, { id: freeId(filters), object, field }])}
        />
      </SettingsPart>
    </>
  );
});

interface NewFilterProps {
  readonly first: string | undefined;
  readonly onAdd: (object: string, field: string) => void;
}

const NewFilter = observer(function NewFilter({ first, onAdd }: NewFilterProps): ReactNode {
  const t = useTexts();
  const [object, setObject] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const chosen = object ?? first;
  if (!isOpen)
    return (
      <Button secondary icon="add" onClick={() => setOpen(true)}>
        {t('dashboard.addFilter')}
      </Button>
    );
  return (
    <>
      <ObjectPicker object={chosen} onChange={setObject} />
      {chosen !== undefined && (
        <div>
          <PathPicker
            object={chosen}
            path=""
            depth={0}
            onChange={(field) => {
              onAdd(chosen, field);
              setOpen(false);
            }}
          />
        </div>
      )}
    </>
  );
});

function freeId(filters: readonly DashboardFilter[]): string {
  for (let number = filters.length + 1; ; number++)
    if (!filters.some(({ id }) => id === `f${number}`)) return `f${number}`;
}
