import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import { isParameter } from '../../common/query/openCondition';
import { ValueEditor } from '../values/ValueEditor';
import type { ComparisonDraft } from './filterDraft';
import { ListValue } from './ListValue';
import { comparedField } from './operators';
import { ValueSource } from './ValueSource';

interface ComparisonValueProps {
  readonly draft: ComparisonDraft;
  readonly field: FieldDescription;
}

/** What a field is compared with: nothing, a value, or what a parameter will say. */
export const ComparisonValue = observer(function ComparisonValue({ draft, field }: ComparisonValueProps): ReactNode {
  if (draft.arity === 'none') return null;
  return (
    <>
      <ValueSource value={draft.value} onChange={(value) => draft.setValue(value)} />
      {!isParameter(draft.value) && <FixedValue draft={draft} field={field} />}
    </>
  );
});

/** One value, two, or a list. */
const FixedValue = observer(function FixedValue({ draft, field }: ComparisonValueProps): ReactNode {
  const t = useTexts();
  const { arity, value } = draft;
  const compared = comparedField(field);
  if (arity === 'list') return <ListValue field={compared} value={value} onChange={(list) => draft.setValue(list)} />;
  if (arity === 'one') {
    if (field.type === 'checkbox') return <CheckboxValue draft={draft} />;
    return (
      <div className="filter__value">
        <ValueEditor
          field={compared}
          label={t('filter.value')}
          value={value}
          onChange={(next) => draft.setValue(next)}
        />
      </div>
    );
  }
  const [least, greatest]: unknown[] = Array.isArray(value) ? value : [];
  return (
    <div className="filter__value filter__range">
      <ValueEditor
        field={compared}
        label={t('filter.from')}
        value={least}
        onChange={(next) => draft.setValue([next, greatest])}
      />
      <span>{t('filter.and')}</span>
      <ValueEditor
        field={compared}
        label={t('filter.to')}
        value={greatest}
        onChange={(next) => draft.setValue([least, next])}
      />
    </div>
  );
});

/** Ticked or not, both are values: an empty box would say neither. */
const CheckboxValue = observer(function CheckboxValue({ draft }: { readonly draft: ComparisonDraft }): ReactNode {
  const t = useTexts();
  return (
    <div className="filter__value">
      <select
        className="value-input"
        aria-label={t('filter.value')}
        value={draft.value === undefined ? '' : String(draft.value)}
        onChange={({ target }) => draft.setValue(target.value === 'true')}
      >
        <option value="" disabled>
          {t('filter.choose')}
        </option>
        <option value="true">{t('value.yes')}</option>
        <option value="false">{t('value.no')}</option>
      </select>
    </div>
  );
});
