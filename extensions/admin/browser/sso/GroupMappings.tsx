import { ActionButton, Button, type FormModel, Select, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { GroupMapping } from '../../common/ssoShapes';
import type { ProviderValues } from './providerForm';
import { usePermissionSets } from './usePermissionSets';
import './sso.css';

/** Which group of the provider holds which permission set, a line each. */
export const GroupMappings = observer(function GroupMappings({
  form,
}: {
  readonly form: FormModel<ProviderValues>;
}): ReactNode {
  const t = useTexts();
  const known = usePermissionSets();
  const { groups } = form.values;
  const label = t('identityProvider.groups');
  const error = form.errorOf('groups');
  const change = (changed: readonly GroupMapping[]): void => form.change('groups', changed, label);
  const put = (place: number, part: Partial<GroupMapping>): void =>
    change(groups.map((each, index) => (index === place ? { ...each, ...part } : each)));
  // One that may not be seen here, or is gone, is shown by its id.
  const options = (id: string) =>
    id === '' || known.some(({ value }) => value === id) ? known : [...known, { value: id, label: id }];
  return (
    <div role="group" aria-label={label} className="group-mappings" data-field="groups">
      {groups.map(({ group, permissionSet }, index) => (
        // Lines have nothing but their place.
        <div key={index} className="group-mappings__line">
          <TextField
            label={t('identityProvider.group', { number: index + 1 })}
            value={group}
            onChange={(value) => put(index, { group: value })}
          />
          <Select
            label={t('permissionSet')}
            options={options(permissionSet)}
            value={permissionSet}
            onChange={(value) => put(index, { permissionSet: value })}
          />
          <ActionButton
            icon="trash"
            label={t('identityProvider.removeGroup', { number: index + 1 })}
            onClick={() => change(groups.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      {error && (
        <div className="form-field__error" role="alert">
          {error}
        </div>
      )}
      <Button secondary icon="add" onClick={() => change([...groups, { group: '', permissionSet: '' }])}>
        {t('identityProvider.addGroup')}
      </Button>
    </div>
  );
});
