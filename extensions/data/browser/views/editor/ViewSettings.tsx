import { ActionButton, Select, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldDescription } from '../../../common/describeCalls';
import { dateTypes, groupTypes, imageTypes } from '../../../common/views/viewIssues';
import { calendarPeriods, type ViewData } from '../../../common/views/viewData';
import { viewKinds } from '../../../common/views/viewKinds';
import { useObjectDescription } from '../../describe/useObjectDescription';
import { ConditionPart } from '../../saved/ConditionPart';
import { PathPicker } from '../../filter/PathPicker';
import { ObjectPicker } from '../../saved/ObjectPicker';
import { OrderFields } from '../../saved/OrderFields';
import { PathList } from '../../saved/PathList';
import { SettingsPart } from '../../saved/SettingsPart';
import { newView } from './newViewData';

interface ViewSettingsProps {
  readonly data: ViewData;
  readonly onChange: (change: Partial<ViewData>) => void;
}

/** Which rows a view shows, and how. */
export const ViewSettings = observer(function ViewSettings({ data, onChange }: ViewSettingsProps): ReactNode {
  const t = useTexts();
  const { object, kind } = data;
  const { description } = useObjectDescription(object);
  const kinds = viewKinds.map((each) => ({ value: each, label: t(`viewKind.${each}`) }));
  const choose = (value: string): void => {
    const next = viewKinds.find((each) => each === value);
    if (!next) return;
    const fresh = description && newView(next, description);
    const { groupBy = fresh?.groupBy, dateField = fresh?.dateField, imageField = fresh?.imageField } = data;
    onChange({ kind: next, groupBy, dateField, imageField });
  };
  return (
    <>
      <SettingsPart title={t('view')}>
        <Select label={t('saved.kind')} options={kinds} value={kind} onChange={choose} />
        <OfObject data={data} onChange={onChange} />
        <TextField
          label={t('saved.description')}
          value={data.description ?? ''}
          maxLength={4000}
          onChange={(text) => onChange({ description: text === '' ? undefined : text })}
        />
      </SettingsPart>
      <KindSettings data={data} onChange={onChange} />
      <SettingsPart title={t(kind === 'list' ? 'tile.columns' : 'view.onCard')}>
        <PathList
          object={object}
          label={t(kind === 'list' ? 'tile.columns' : 'view.onCard')}
          paths={data.columns}
          onChange={(columns) => onChange({ columns: [...columns] })}
        />
      </SettingsPart>
      <ConditionPart object={object} condition={data.condition} onChange={(condition) => onChange({ condition })} />
      {kind !== 'calendar' && (
        <SettingsPart title={t('tile.order')}>
          <OrderFields
            object={object}
            orderby={data.orderby ?? []}
            onChange={(orderby) => onChange({ orderby: [...orderby] })}
          />
        </SettingsPart>
      )}
    </>
  );
});

/** Fields of another object are others: the view begins anew with them. */
const OfObject = observer(function OfObject({ data, onChange }: ViewSettingsProps): ReactNode {
  const blank = { groupBy: undefined, dateField: undefined, endField: undefined, imageField: undefined };
  return (
    <ObjectPicker
      object={data.object}
      onChange={(object) => {
        if (object === data.object) return;
        onChange({
          object,
          ...blank,
          titleField: undefined,
          condition: undefined,
          orderby: undefined,
          columns: ['name'],
        });
      }}
    />
  );
});

const KindSettings = observer(function KindSettings({ data, onChange }: ViewSettingsProps): ReactNode {
  const t = useTexts();
  const { kind } = data;
  const periods = calendarPeriods.map((each) => ({ value: each, label: t(`period.${each}`) }));
  const field = (name: FieldSetting, types: readonly string[], required = false): ReactNode => (
    <FieldChoice name={name} types={types} required={required} data={data} onChange={onChange} />
  );
  if (kind === 'list') return null;
  return (
    <SettingsPart title={t(`viewKind.${kind}`)}>
      {kind === 'kanban' && field('groupBy', groupTypes, true)}
      {kind === 'calendar' && (
        <>
          {field('dateField', dateTypes, true)}
          {field('endField', dateTypes)}
          <Select
            label={t('view.period')}
            options={periods}
            value={data.period ?? 'month'}
            onChange={(value) => onChange({ period: calendarPeriods.find((each) => each === value) })}
          />
        </>
      )}
      {kind === 'gallery' && field('imageField', imageTypes)}
      {field('titleField', titleTypes)}
    </SettingsPart>
  );
});

const titleTypes: readonly string[] = [
  'name',
  'text',
  'autonumber',
  'lookup',
  'masterdetail',
  'email',
  'phone',
  'formula',
];

type FieldSetting = 'groupBy' | 'dateField' | 'endField' | 'imageField' | 'titleField';

interface FieldChoiceProps extends ViewSettingsProps {
  readonly name: FieldSetting;
  readonly types: readonly string[];
  readonly required: boolean;
}

const FieldChoice = observer(function FieldChoice(props: FieldChoiceProps): ReactNode {
  const { name, types, required, data, onChange } = props;
  const t = useTexts();
  const path = data[name] ?? '';
  const fits = (field: FieldDescription): boolean =>
    types.includes(field.type === 'formula' ? (field.result ?? '') : field.type);
  return (
    <div>
      <div className="settings-part__label">{t(`view.${name}`)}</div>
      <div className="settings-part__line settings-part__line--top">
        <div>
          <PathPicker
            object={data.object}
            path={path}
            depth={name === 'titleField' ? 2 : 0}
            label={t(`view.${name}`)}
            fits={name === 'titleField' ? (field) => titleTypes.includes(field.type) : fits}
            onChange={(chosen) => onChange({ [name]: chosen })}
          />
        </div>
        {!required && path !== '' && (
          <ActionButton icon="close" label={t('view.clearField')} onClick={() => onChange({ [name]: undefined })} />
        )}
      </div>
    </div>
  );
});
