import { ActionButton, Button, Select, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { dateParts } from '../../../common/query/queryRequest';
import { PathPicker } from '../../filter/PathPicker';
import { SettingsPart } from '../../saved/SettingsPart';
import { valueKind } from '../../values/valueKind';
import { MeasureFields } from './MeasureFields';
import type { TileSettingsProps } from './TileSettings';

interface NumberSettingsProps extends TileSettingsProps {
  readonly object: string;
}

/** Which number is shown, and with what it is compared. */
export const NumberSettings = observer(function NumberSettings({
  tile,
  object,
  onChange,
}: NumberSettingsProps): ReactNode {
  const t = useTexts();
  const [measure = { function: 'count' as const }] = tile.measures ?? [];
  return (
    <>
      <SettingsPart title={t('tile.measures')}>
        <MeasureFields object={object} measure={measure} onChange={(next) => onChange({ measures: [next] })} />
      </SettingsPart>
      {tile.kind === 'gauge' ? (
        <SettingsPart title={t('gauge.range')}>
          {(['min', 'max', 'target'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`gauge.${name}`)}
              type="number"
              value={tile[name] === undefined ? '' : String(tile[name])}
              onChange={(text) => onChange({ [name]: text.trim() === '' ? undefined : Number(text) })}
            />
          ))}
        </SettingsPart>
      ) : (
        <Comparing tile={tile} object={object} onChange={onChange} />
      )}
    </>
  );
});

const Comparing = observer(function Comparing({ tile, object, onChange }: NumberSettingsProps): ReactNode {
  const t = useTexts();
  const { compare } = tile;
  const parts = dateParts.map((part) => ({ value: part, label: t(`datePart.${part}`) }));
  if (!compare)
    return (
      <SettingsPart title={t('kpi.compare')} hint={t('kpi.compareHint')}>
        <Button secondary icon="add" onClick={() => onChange({ compare: { field: 'createdDate', period: 'month' } })}>
          {t('kpi.addCompare')}
        </Button>
      </SettingsPart>
    );
  return (
    <SettingsPart title={t('kpi.compare')}>
      <div className="settings-part__line settings-part__line--top">
        <div>
          <PathPicker
            object={object}
            path={compare.field}
            fits={(field) => ['date', 'datetime'].includes(valueKind(field))}
            onChange={(field) => onChange({ compare: { ...compare, field } })}
          />
        </div>
        <ActionButton icon="close" label={t('kpi.removeCompare')} onClick={() => onChange({ compare: undefined })} />
      </div>
      <Select
        label={t('kpi.period')}
        options={parts}
        value={compare.period}
        onChange={(value) => {
          const period = dateParts.find((part) => part === value);
          if (period) onChange({ compare: { ...compare, period } });
        }}
      />
    </SettingsPart>
  );
});
