/**
 * Builds a condition: `<FilterBuilder object="ns__Order__CST" condition={condition} onChange={setCondition} />`. What is not
 * complete yet stays in the builder and is no part of the condition; without any comparison it is undefined.
 */
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { closedCondition, type OpenCondition } from '../../common/query/openCondition';
import type { Condition } from '../../common/query/queryRequest';
import { ComparisonDraft, draftOf, type GroupDraft } from './filterDraft';
import { FilterGroup } from './FilterGroup';
import './filter.css';

export interface FilterBuilderProps {
  readonly object: string;
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition | undefined) => void;
  /** After how many milliseconds a change is told, so that a query is not made for every letter; 0 in a form, which may be saved at once. */
  readonly delay?: number;
}

export const FilterBuilder = observer(function FilterBuilder(props: FilterBuilderProps): ReactNode {
  const { onChange } = props;
  return <ConditionBuilder {...props} onChange={(condition) => onChange(condition && closedCondition(condition))} />;
});

interface ConditionBuilderProps {
  readonly object: string;
  readonly condition: OpenCondition | undefined;
  readonly onChange: (condition: OpenCondition | undefined) => void;
  readonly delay?: number;
}

/** As a filter, of which some values may be given later. */
export const ConditionBuilder = observer(function ConditionBuilder(props: ConditionBuilderProps): ReactNode {
  const { object, condition, onChange, delay = 300 } = props;
  const [draft, setDraft] = useState(() => begun(draftOf(condition)));
  const told = useRef(condition);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    // Another condition than the one that was made here came from elsewhere.
    if (JSON.stringify(condition) === JSON.stringify(told.current)) return;
    told.current = condition;
    setDraft(draftOf(condition));
  }, [condition]);
  useEffect(
    () =>
      reaction(
        () => draft.condition,
        (made) => {
          if (JSON.stringify(made) === JSON.stringify(told.current)) return;
          told.current = made;
          change.current(made);
        },
        delay > 0 ? { delay } : {},
      ),
    [draft, delay],
  );
  return (
    <div className="filter">
      <FilterGroup object={object} group={draft} />
    </div>
  );
});

/** Who opens a filter without any condition wants one. */
function begun(draft: GroupDraft): GroupDraft {
  if (draft.parts.length === 0) draft.add(new ComparisonDraft());
  return draft;
}
