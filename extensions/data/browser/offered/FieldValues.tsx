import { ActionButton, Button, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldValue, FieldValuesPartProps } from '../../common/queryParts';
import { isParameter } from '../../common/query/openCondition';
import { useObjectDescription } from '../describe/useObjectDescription';
import { PathPicker } from '../filter/PathPicker';
import { ParameterNames } from '../filter/parameterNames';
import { ValueSource } from '../filter/ValueSource';
import { ValueEditor } from '../values/ValueEditor';
import { writtenValue } from '../values/writtenValue';
import '../filter/filter.css';

/** What is written into which field: a value, or that of a parameter. */
export const FieldValues = observer(function FieldValues(props: FieldValuesPartProps): ReactNode {
  const { object, values, parameters, onChange } = props;
  const t = useTexts();
  return (
    <ParameterNames value={parameters}>
      <div className="filter__group" role="group" aria-label={t('fieldValues')}>
        {values.map((one, index) => (
          <ValueRow
            key={index}
            object={object}
            one={one}
            taken={values.map(({ field }) => field)}
            onChange={(next) => onChange(values.with(index, next))}
            onRemove={() => onChange(values.toSpliced(index, 1))}
          />
        ))}
        {values.every(({ field }) => field !== '') && (
          <div className="filter__add">
            <Button secondary icon="add" onClick={() => onChange([...values, { field: '', value: undefined }])}>
              {t('fieldValues.add')}
            </Button>
          </div>
        )}
      </div>
    </ParameterNames>
  );
});

interface ValueRowProps {
  readonly object: string;
  readonly one: FieldValue;
  readonly taken: readonly string[];
  readonly onChange: (value: FieldValue) => void;
  readonly onRemove: () => void;
}

const ValueRow = observer(function ValueRow({ object, one, taken, onChange, onRemove }: ValueRowProps): ReactNode {
  const t = useTexts();
  const { description } = useObjectDescription(object);
  const field = description?.fields.find(({ name }) => name.toLowerCase() === one.field.toLowerCase());
  return (
    <div className="filter__row" role="group" aria-label={t('fieldValues.one')}>
      <PathPicker
        object={object}
        path={one.field}
        depth={0}
        autoFocus={one.field === ''}
        fits={({ name, editable }) => editable && (name === one.field || !taken.includes(name))}
        onChange={(path) => path !== one.field && onChange({ field: path, value: undefined })}
      />
      {one.field !== '' && <ValueSource value={one.value} onChange={(value) => onChange({ ...one, value })} />}
      {field && !isParameter(one.value) && (
        <div className="filter__value">
          <ValueEditor
            field={field}
            label={t('fieldValues.value', { name: field.label })}
            value={one.value}
            onChange={(value) => onChange({ ...one, value: writtenValue(field, value) })}
          />
        </div>
      )}
      {description && one.field !== '' && !field && (
        <span className="filter__problem" role="alert">
          {t('filter.unknownField', { name: one.field })}
        </span>
      )}
      <ActionButton icon="close" label={t('fieldValues.remove')} onClick={onRemove} />
    </div>
  );
});
