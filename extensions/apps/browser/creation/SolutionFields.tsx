import { FormField, type FormModel, FormSection, type SelectOption, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { applicationTypes, solutionApplication } from '../../common/applicationTypes';
import { AppsClient } from '../appsClient';
import type { NewAppValues } from './newAppForm';

const legal = applicationTypes.filter((type) => type !== solutionApplication).join(',');
const most = 1000;

/** The applications that a solution holds. */
export const SolutionFields = observer(function SolutionFields(props: {
  readonly form: FormModel<NewAppValues>;
}): ReactNode {
  const t = useTexts();
  const options = useLegalApps();
  return (
    <FormSection title={t('newApp.holds')} description={t('newApp.holdsHint')}>
      <FormField form={props.form} name="held" kind="multi-select" label={t('newApp.held')} options={options} />
    </FormSection>
  );
});

function useLegalApps(): readonly SelectOption[] {
  const client = useService(AppsClient);
  const [options, setOptions] = useState<readonly SelectOption[]>([]);
  useEffect(() => {
    let current = true;
    const query = { type: legal, sort: 'name', limit: most } as const;
    client.calls
      .then(({ center }) => center.list({ query }))
      .then(
        ({ rows }) => {
          if (current) setOptions(rows.map(({ name, label }) => ({ value: name, label, description: name })));
        },
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [client]);
  return options;
}
