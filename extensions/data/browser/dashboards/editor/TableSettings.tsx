import { TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { OrderFields } from '../../saved/OrderFields';
import { PathList } from '../../saved/PathList';
import { SettingsPart } from '../../saved/SettingsPart';
import { wholeNumber } from './ChartSettings';
import type { TileSettingsProps } from './TileSettings';

interface TableSettingsProps extends TileSettingsProps {
  readonly object: string;
}

/** Which records a table shows, and what of them. */
export const TableSettings = observer(function TableSettings({
  tile,
  object,
  onChange,
}: TableSettingsProps): ReactNode {
  const t = useTexts();
  return (
    <>
      <SettingsPart title={t('tile.columns')}>
        <PathList
          object={object}
          label={t('tile.columns')}
          paths={tile.columns ?? []}
          onChange={(columns) => onChange({ columns: [...columns] })}
        />
      </SettingsPart>
      <SettingsPart title={t('tile.order')}>
        <OrderFields
          object={object}
          orderby={tile.orderby ?? []}
          onChange={(orderby) => onChange({ orderby: [...orderby] })}
        />
        <TextField
          label={t('tile.rows')}
          type="number"
          value={tile.limit === undefined ? '' : String(tile.limit)}
          placeholder="50"
          onChange={(text) => onChange({ limit: wholeNumber(text, 1000) })}
        />
      </SettingsPart>
    </>
  );
});
