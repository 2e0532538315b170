import { Api, Session, type Tab, Tabs } from 'lathe';
import { isMetadataName, permissions } from 'lathe/common';
import {
  CommandButton,
  FormField,
  FormModel,
  FormPage,
  FormSection,
  newId,
  replaceTab,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { type Licence, licenceCalls } from '../../common/licenceCalls';
import { useStoredChange } from '../useStoredChange';
import { settingTopic } from './settingTopic';

/** One licence, or a new one; its name is for good. */
export const LicenceEditor = observer(function LicenceEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const mayChange = useService(Session).permissions.has(permissions.manageSystem);
  const { key, id } = tab;
  const isNew = id === newId;
  const form = useMemo(() => {
    const calls = api.of(licenceCalls);
    let known: readonly Licence[] = [];
    return new FormModel<Licence>({
      load: async () => {
        known = (await calls.list()).rows;
        if (id === newId) return { name: '', value: '1' };
        const found = known.find(({ name }) => name === id);
        if (!found) throw new Error(t('licence.gone'));
        tabs.update(key, { name: found.name });
        return found;
      },
      check: ({ name }) => {
        if (id !== newId) return {};
        if (known.some((each) => each.name === name)) return { name: t('error.NAME_TAKEN', { name }) };
        return isMetadataName(name) ? {} : { name: t('licence.badName') };
      },
      save: async ({ name, value }) => {
        const saved = await calls.set({ params: { name: name.trim() }, body: { value } });
        if (id === newId) replaceTab(tabs, key, { type: 'licence', id: saved.name, name: saved.name });
        return saved;
      },
    });
  }, [api, tabs, key, id, t]);
  useStoredChange('licences', form, settingTopic);
  return (
    <FormPage
      tab={tab}
      form={form}
      title={isNew ? t('licence.grant') : id}
      icon="verified"
      readOnly={!mayChange}
      actions={
        !isNew &&
        mayChange && <CommandButton command="admin.removeLicence" text="remove" icon="trash" rows={[{ id }]} />
      }
    >
      {() => (
        <FormSection title={t('licence')} description={t('licences.hint')}>
          <FormField
            form={form}
            name="name"
            label={t('licence.name')}
            hint={isNew ? t('licence.nameHint') : undefined}
            maxLength={64}
            readOnly={!isNew || !mayChange}
            required
          />
          <FormField
            form={form}
            name="value"
            label={t('licence.value')}
            maxLength={255}
            readOnly={!mayChange}
            required
          />
        </FormSection>
      )}
    </FormPage>
  );
});
