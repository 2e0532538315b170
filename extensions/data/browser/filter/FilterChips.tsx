/** The parts of a condition in words, each with a button that takes it away: `<FilterChips object condition onChange />`. */
import { ActionButton, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Condition } from '../../common/query/queryRequest';
import { useConditionWords } from './useConditionWords';
import './filter.css';

interface FilterChipsProps {
  readonly object: string;
  readonly condition: Condition | undefined;
  /** Left out where the condition is only shown. */
  readonly onChange?: (condition: Condition | undefined) => void;
  readonly onOpen?: () => void;
}

export const FilterChips = observer(function FilterChips(props: FilterChipsProps): ReactNode {
  const { object, condition, onChange, onOpen } = props;
  const t = useTexts();
  const words = useConditionWords(object, condition);
  const parts = condition?.conditions ?? [];
  if (parts.length === 0) return null;
  const without = (index: number): Condition | undefined => {
    const conditions = parts.filter((_, at) => at !== index);
    return conditions.length === 0 ? undefined : { ...condition, conditions };
  };
  return (
    <ul className="filter-chips" aria-label={t('filter.active')}>
      {parts.map((_, index) => {
        const text = words[index] ?? '…';
        return (
          <li key={index} className="filter-chips__item">
            {index > 0 && (
              <span className="filter-chips__word">{t(`filter.word.${condition?.conjunction ?? 'AND'}`)}</span>
            )}
            <span className="filter-chips__chip">
              {onOpen ? (
                <button type="button" className="filter-chips__text" data-hover={text} onClick={onOpen}>
                  {text}
                </button>
              ) : (
                <span className="filter-chips__text">{text}</span>
              )}
              {onChange && (
                <ActionButton
                  icon="close"
                  label={t('filter.removePart', { text })}
                  onClick={() => onChange(without(index))}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
});
