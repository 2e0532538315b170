import { ActionButton, Button, Select, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { deepestCondition } from '../../common/query/queryRequest';
import { ComparisonRow } from './ComparisonRow';
import { ComparisonDraft, GroupDraft } from './filterDraft';

interface FilterGroupProps {
  readonly object: string;
  readonly group: GroupDraft;
  readonly depth?: number;
  /** Left out for the outermost. */
  readonly onRemove?: () => void;
}

/** Comparisons that belong together, and groups within them. */
export const FilterGroup = observer(function FilterGroup(props: FilterGroupProps): ReactNode {
  const { object, group, depth = 1, onRemove } = props;
  const t = useTexts();
  const opposite = group.conjunction === 'AND' ? 'OR' : 'AND';
  return (
    <div
      className={onRemove ? 'filter__group filter__group--inner' : 'filter__group'}
      role="group"
      aria-label={t(`filter.group.${group.conjunction}`)}
    >
      <div className="filter__head">
        <div className="filter__conjunction">
          <Select
            label={t('filter.conjunction')}
            hideLabel
            options={(['AND', 'OR'] as const).map((value) => ({ value, label: t(`filter.group.${value}`) }))}
            value={group.conjunction}
            onChange={(value) => group.setConjunction(value === 'OR' ? 'OR' : 'AND')}
          />
        </div>
        {onRemove && <ActionButton icon="trash" label={t('filter.removeGroup')} onClick={onRemove} />}
      </div>
      {group.parts.map((part) =>
        part instanceof GroupDraft ? (
          <FilterGroup
            key={part.key}
            object={object}
            group={part}
            depth={depth + 1}
            onRemove={() => group.remove(part)}
          />
        ) : (
          <ComparisonRow key={part.key} object={object} draft={part} onRemove={() => group.remove(part)} />
        ),
      )}
      <div className="filter__add">
        <Button secondary icon="add" onClick={() => group.add(new ComparisonDraft())}>
          {t('filter.add')}
        </Button>
        {depth < deepestCondition && (
          <Button secondary icon="bracket" onClick={() => group.add(new GroupDraft(opposite, [new ComparisonDraft()]))}>
            {t('filter.addGroup')}
          </Button>
        )}
      </div>
    </div>
  );
});
