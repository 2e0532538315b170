import { FormField, type FormModel, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { ServiceAudience } from '../../common/serviceCalls';
import { ServicesClient } from '../servicesClient';
import type { ResourceValues } from './resourceValues';

interface AccessPartProps {
  readonly form: FormModel<ResourceValues>;
}

/** Who may call a resource. */
export const AccessPart = observer(function AccessPart({ form }: AccessPartProps): ReactNode {
  const t = useTexts();
  const { profiles, permissionSets } = useAudience();
  const { profiles: own, permissionSets: sets } = form.values;
  const everybody = own.length + sets.length === 0;
  return (
    <FormSection title={t('resource.access')} description={t(everybody ? 'access.everybody' : 'access.named')}>
      <FormField
        form={form}
        name="profiles"
        kind="multi-select"
        label={t('access.profiles')}
        options={profiles.map(({ id, label }) => ({ value: id, label }))}
      />
      <FormField
        form={form}
        name="permissionSets"
        kind="multi-select"
        label={t('access.permissionSets')}
        options={permissionSets.map(({ id, label }) => ({ value: id, label }))}
      />
    </FormSection>
  );
});

const nobody: ServiceAudience = { profiles: [], permissionSets: [] };

function useAudience(): ServiceAudience {
  const client = useService(ServicesClient);
  const [audience, setAudience] = useState(nobody);
  useEffect(() => {
    let current = true;
    client.calls
      .then(({ assets }) => assets.audience())
      .then(
        (found) => current && setAudience(found),
        // Those that are chosen are shown by their ids then.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [client]);
  return audience;
}
