import { Api, type Tab, Tabs } from 'lathe';
import { FormField, FormPage, FormSection, newId, replaceTab, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { providerTypes, type ProviderView } from '../../common/ssoShapes';
import { useStoredChange } from '../useStoredChange';
import { GroupMappings } from './GroupMappings';
import { ProviderActions } from './ProviderActions';
import { ProviderAddresses } from './ProviderAddresses';
import { OidcFields, SamlFields } from './ProviderFields';
import { ProviderForm } from './providerForm';
import { ProviderUsers } from './ProviderUsers';

/** One identity provider: how it is spoken with, and who comes from it. */
export const IdentityProviderEditor = observer(function IdentityProviderEditor({
  tab,
}: {
  readonly tab: Tab;
}): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const { key, id } = tab;
  const model = useMemo(() => {
    const stored = (provider: ProviderView): void => {
      if (id === newId) replaceTab(tabs, key, { type: 'identityProvider', id: provider.id, name: provider.name });
      else tabs.update(key, { name: provider.name });
    };
    return new ProviderForm(api, id, stored);
  }, [api, tabs, key, id]);
  const { form } = model;
  useStoredChange(id, form);
  const stored = id === newId ? undefined : model.stored.get();
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="shield"
      title={stored?.name ?? t('identityProviders.make')}
      subtitle={stored && t(`identityProvider.${stored.type}`)}
      actions={stored && <ProviderActions provider={stored} />}
    >
      {() => (
        <>
          <FormSection title={t('section.general')}>
            <FormField
              form={form}
              name="name"
              label={t('field.name')}
              hint={t('identityProvider.nameHint')}
              required
              maxLength={64}
            />
            <FormField
              form={form}
              name="type"
              kind="select"
              label={t('identityProvider.type')}
              disabled={stored !== undefined}
              options={providerTypes.map((value) => ({ value, label: t(`identityProvider.${value}`) }))}
            />
            <FormField form={form} name="active" kind="checkbox" label={t('identityProvider.active')} />
          </FormSection>
          {stored && <ProviderAddresses provider={stored} />}
          {form.values.type === 'SAML' ? (
            <SamlFields form={form} hasSecret={stored?.hasSecret ?? false} />
          ) : (
            <OidcFields form={form} hasSecret={stored?.hasSecret ?? false} />
          )}
          <ProviderUsers form={form} />
          <FormSection title={t('identityProvider.groups')} description={t('identityProvider.groupsHint')}>
            <FormField form={form} name="groupsName" label={t('identityProvider.groupsName')} />
            <GroupMappings form={form} />
          </FormSection>
        </>
      )}
    </FormPage>
  );
});
