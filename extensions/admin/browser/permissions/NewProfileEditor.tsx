import { Api, type Tab, Tabs } from 'lathe';
import { FormField, FormModel, FormPage, FormSection, replaceTab, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { profileCalls, type ProfileRow } from '../../common/profileCalls';

interface NewProfile {
  readonly name: string;
  readonly description: string;
  readonly base: string;
}

/** A profile begins as a copy of another; what it grants is changed afterwards. */
export const NewProfileEditor = observer(function NewProfileEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const [profiles, setProfiles] = useState<readonly ProfileRow[]>([]);
  const { key } = tab;
  const wanted = typeof tab.params['base'] === 'string' ? tab.params['base'] : undefined;
  const form = useMemo(() => {
    const calls = api.of(profileCalls);
    return new FormModel<NewProfile>({
      load: async () => {
        const { rows } = await calls.list({ query: { limit: 1000 } });
        setProfiles(rows);
        const base = wanted ?? rows.find(({ name }) => name === 'Standard User')?.id ?? '';
        return { name: '', description: '', base };
      },
      save: async (body) => {
        const { id, name } = await calls.create({ body });
        replaceTab(tabs, key, { type: 'profile', id, name });
      },
    });
  }, [api, tabs, key, wanted]);
  return (
    <FormPage tab={tab} form={form} icon="organization" title={t('profiles.make')}>
      {() => (
        <FormSection title={t('section.general')}>
          <FormField form={form} name="name" label={t('field.name')} required maxLength={64} />
          <FormField
            form={form}
            name="base"
            kind="select"
            label={t('profile.base')}
            hint={t('profile.baseHint')}
            required
            options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <FormField form={form} name="description" kind="textarea" label={t('field.description')} />
        </FormSection>
      )}
    </FormPage>
  );
});
