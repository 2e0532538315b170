import { Button, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { Condition } from '../../common/query/queryRequest';
import { FilterBuilder } from '../filter/FilterBuilder';
import { SettingsPart } from './SettingsPart';

interface ConditionPartProps {
  readonly object: string;
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition | undefined) => void;
}

/** Which rows are meant. The builder begins with a field to choose, so it waits until somebody wants one. */
export const ConditionPart = observer(function ConditionPart(props: ConditionPartProps): ReactNode {
  const t = useTexts();
  const [isOpen, setOpen] = useState(props.condition !== undefined);
  return (
    <SettingsPart title={t('tile.condition')}>
      {isOpen || props.condition ? (
        <FilterBuilder {...props} delay={0} />
      ) : (
        <Button secondary icon="add" onClick={() => setOpen(true)}>
          {t('filter.add')}
        </Button>
      )}
    </SettingsPart>
  );
});
