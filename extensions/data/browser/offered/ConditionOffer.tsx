import { Button, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { ConditionPartProps } from '../../common/queryParts';
import { ConditionBuilder } from '../filter/FilterBuilder';
import { ParameterNames } from '../filter/parameterNames';

/** Which rows are meant. The builder begins with a field to choose, so it waits until somebody wants one. */
export const ConditionOffer = observer(function ConditionOffer(props: ConditionPartProps): ReactNode {
  const { object, condition, parameters, onChange } = props;
  const t = useTexts();
  const [isOpen, setOpen] = useState(condition !== undefined);
  if (!isOpen && !condition)
    return (
      <Button secondary icon="add" onClick={() => setOpen(true)}>
        {t('filter.add')}
      </Button>
    );
  return (
    <ParameterNames value={parameters}>
      {/* What is saved at once must be there at once. */}
      <ConditionBuilder object={object} condition={condition} onChange={onChange} delay={0} />
    </ParameterNames>
  );
});
