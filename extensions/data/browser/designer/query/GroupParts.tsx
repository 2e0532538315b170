import { ActionButton, Button, Select, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { dateParts } from '../../../common/query/queryRequest';
import { MeasureFields } from '../../dashboards/editor/MeasureFields';
import { PathPicker } from '../../filter/PathPicker';
import { usePathFields } from '../../filter/usePathFields';
import { valueKind } from '../../values/valueKind';
import { groupColumn, type Grouping, isComplete, pathOf, proposeAlias, type Sum } from './viewQuery';

interface GroupingsProps {
  readonly object: string;
  readonly groupings: readonly Grouping[];
  readonly onChange: (groupings: Grouping[]) => void;
}

/** By which fields records are put together: each is a column. */
export const Groupings = observer(function Groupings({ object, groupings, onChange }: GroupingsProps): ReactNode {
  const t = useTexts();
  return (
    <>
      {groupings.map((grouping, index) => (
        <GroupingRow
          key={index}
          object={object}
          grouping={grouping}
          onChange={(next) => onChange(groupings.with(index, next))}
          onRemove={() => onChange(groupings.toSpliced(index, 1))}
        />
      ))}
      {groupings.every((each) => pathOf(each) !== '') && (
        <Button secondary icon="add" onClick={() => onChange([...groupings, ''])}>
          {t('viewQuery.addGrouping')}
        </Button>
      )}
    </>
  );
});

interface GroupingRowProps {
  readonly object: string;
  readonly grouping: Grouping;
  readonly onChange: (grouping: Grouping) => void;
  readonly onRemove: () => void;
}

const whole = 'value';

const GroupingRow = observer(function GroupingRow(props: GroupingRowProps): ReactNode {
  const { object, grouping, onChange, onRemove } = props;
  const t = useTexts();
  const path = pathOf(grouping);
  const field = usePathFields(object, path)?.at(-1);
  const isDate = field !== undefined && ['date', 'datetime'].includes(valueKind(field));
  const parts = [
    { value: whole, label: t('viewQuery.wholeDate') },
    ...dateParts.map((part) => ({ value: part, label: t(`datePart.${part}`) })),
  ];
  const choose = (value: string): void => {
    const by = dateParts.find((part) => part === value);
    onChange(by ? { field: path, by } : path);
  };
  return (
    <div className="view-query__row" role="group" aria-label={t('viewQuery.grouping')}>
      <PathPicker
        object={object}
        path={path}
        autoFocus={path === ''}
        fits={(each) => valueKind(each) !== 'secret'}
        onChange={(next) => onChange(next)}
      />
      {isDate && (
        <Select
          label={t('grouping.by')}
          hideLabel
          options={parts}
          value={typeof grouping === 'string' ? whole : grouping.by}
          onChange={choose}
        />
      )}
      {path !== '' && <span className="view-query__column">{groupColumn(grouping)}</span>}
      <ActionButton icon="close" label={t('viewQuery.removeGrouping')} onClick={onRemove} />
    </div>
  );
});

interface SumsProps {
  readonly object: string;
  readonly sums: readonly Sum[];
  readonly onChange: (sums: Sum[]) => void;
}

/** What is counted or summed up of the records of a group: each is a column with a name of its own. */
export const Sums = observer(function Sums({ object, sums, onChange }: SumsProps): ReactNode {
  const t = useTexts();
  const names = sums.map(({ alias }) => alias);
  const others = (index: number): string[] => names.toSpliced(index, 1);
  const change = (index: number, before: Sum, next: Omit<Sum, 'alias'>): void => {
    // A name that somebody typed stays; one that was proposed follows what it names.
    const proposed = before.alias === proposeAlias(before, others(index));
    const alias = proposed ? proposeAlias(next, others(index)) : before.alias;
    onChange(sums.with(index, { alias, function: next.function, field: next.field }));
  };
  return (
    <>
      {sums.map((sum, index) => (
        <div key={index} className="view-query__sum" role="group" aria-label={t('viewQuery.sum')}>
          <MeasureFields
            object={object}
            measure={sum}
            onChange={(measure) => change(index, sum, measure)}
            onRemove={() => onChange(sums.toSpliced(index, 1))}
          />
          <TextField
            label={t('viewQuery.alias')}
            value={sum.alias}
            required
            maxLength={63}
            error={/^[A-Za-z][A-Za-z0-9_]*$/.test(sum.alias) ? undefined : t('viewQuery.aliasRule')}
            onChange={(alias) => onChange(sums.with(index, { ...sum, alias }))}
          />
        </div>
      ))}
      {sums.every(isComplete) && (
        <Button
          secondary
          icon="add"
          onClick={() => onChange([...sums, { function: 'count', alias: proposeAlias({ function: 'count' }, names) }])}
        >
          {t('viewQuery.addSum')}
        </Button>
      )}
    </>
  );
});
