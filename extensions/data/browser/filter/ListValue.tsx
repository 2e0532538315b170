import { ActionButton, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import { useValueTexts } from '../values/useValueTexts';
import { ValueEditor } from '../values/ValueEditor';
import { valueKind } from '../values/valueKind';

interface ListValueProps {
  readonly field: FieldDescription;
  readonly value: unknown;
  readonly onChange: (list: readonly unknown[]) => void;
}

/** Several values of a field: each with a button that takes it away, and a field for the next one. */
export const ListValue = observer(function ListValue({ field, value, onChange }: ListValueProps): ReactNode {
  const t = useTexts();
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = useValueTexts(field, list);
  const [next, setNext] = useState<unknown>();
  const [round, setRound] = useState(0);
  const add = (one: unknown): void => {
    setNext(undefined);
    setRound(round + 1);
    if (one !== undefined && one !== null && one !== '' && !list.includes(one)) onChange([...list, one]);
  };
  // What is chosen from a list is whole at once; what is typed is when Enter says so.
  const isChosen = ['choice', 'lookup', 'checkbox'].includes(valueKind(field));
  return (
    <div className="filter__value filter__list" role="group" aria-label={t('filter.values')}>
      {list.map((one, index) => (
        <span key={index} className="filter__item">
          <span className="filter__item-text">{texts[index]}</span>
          <ActionButton
            icon="close"
            label={t('filter.removeValue', { value: texts[index] ?? '' })}
            onClick={() => onChange(list.filter((_, at) => at !== index))}
          />
        </span>
      ))}
      <div
        className="filter__next"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChosen) return;
          event.preventDefault();
          add(next);
        }}
        onBlur={() => !isChosen && add(next)}
      >
        <ValueEditor
          key={round}
          field={field}
          label={t('filter.addValue')}
          placeholder={t('filter.addValue')}
          value={next}
          autoFocus={round > 0}
          onChange={isChosen ? add : setNext}
        />
      </div>
    </div>
  );
});
