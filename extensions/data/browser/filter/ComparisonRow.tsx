import { ActionButton, Select, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import type { Operator } from '../../common/query/operators';
import { valueKind } from '../values/valueKind';
import { ComparisonValue } from './ComparisonValue';
import type { ComparisonDraft } from './filterDraft';
import { arityOf, operatorsFor } from './operators';
import { PathPicker } from './PathPicker';
import { usePathFields } from './usePathFields';

interface ComparisonRowProps {
  readonly object: string;
  readonly draft: ComparisonDraft;
  readonly onRemove: () => void;
}

/** One comparison: a field, an operator, and what it is compared with. */
export const ComparisonRow = observer(function ComparisonRow(props: ComparisonRowProps): ReactNode {
  const { object, draft, onRemove } = props;
  const t = useTexts();
  const fields = usePathFields(object, draft.path);
  const isWhole = fields !== undefined && fields.length === draft.path.split('.').length;
  const field = isWhole ? fields.at(-1) : undefined;
  return (
    <div className="filter__row" role="group" aria-label={t('filter.comparison')}>
      <PathPicker
        object={object}
        path={draft.path}
        autoFocus={draft.path === ''}
        onChange={(path, chosen) => choosePath(draft, path, chosen)}
      />
      {field && <OperatorSelect field={field} draft={draft} />}
      {field && <ComparisonValue draft={draft} field={field} />}
      {fields && draft.path !== '' && !field && (
        <span className="filter__problem" role="alert">
          {t('filter.unknownField', { name: draft.path })}
        </span>
      )}
      <ActionButton icon="close" label={t('filter.remove')} onClick={onRemove} />
    </div>
  );
});

function choosePath(draft: ComparisonDraft, path: string, field: FieldDescription): void {
  const [usual = 'eq'] = operatorsFor(field);
  draft.choosePath(path, usual, arityOf(usual, valueKind(field)));
}

interface OperatorSelectProps {
  readonly field: FieldDescription;
  readonly draft: ComparisonDraft;
}

const OperatorSelect = observer(function OperatorSelect({ field, draft }: OperatorSelectProps): ReactNode {
  const t = useTexts();
  const kind = valueKind(field);
  const offered = operatorsFor(field);
  // One that the field does not take came from elsewhere: it is shown, for the query to refuse.
  const all = offered.includes(draft.operator) ? offered : [...offered, draft.operator];
  return (
    <div className="filter__operator">
      <Select
        label={t('filter.operator')}
        hideLabel
        options={all.map((value) => ({ value, label: t(operatorKey(value, field)) }))}
        value={draft.operator}
        onChange={(chosen) => {
          const operator = all.find((each) => each === chosen);
          if (operator) draft.chooseOperator(operator, arityOf(operator, kind));
        }}
      />
    </div>
  );
});

/** Days come before and after where numbers are less and greater. */
export function operatorKey(operator: Operator, field: FieldDescription): string {
  const kind = valueKind(field);
  const isTime = kind === 'date' || kind === 'datetime';
  return isTime && ['lt', 'le', 'gt', 'ge'].includes(operator) ? `operator.${operator}.time` : `operator.${operator}`;
}
