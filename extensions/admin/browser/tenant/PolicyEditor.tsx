import { Api, type Tab } from 'lathe';
import { passwordPolicyCalls, type PasswordPolicyShape, secondFactorRules } from 'lathe/common';
import { CommandButton, FormField, FormModel, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { type ReactNode, useMemo } from 'react';
import { policyCalls } from '../../common/policyCalls';
import { useStoredChange } from '../useStoredChange';
import { settingTopic } from './settingTopic';

/** What the tenant asks of passwords. */
export function PolicyEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const form = usePolicyForm();
  return (
    <FormPage
      tab={tab}
      form={form}
      title={t('passwordPolicy')}
      icon="key"
      actions={<CommandButton command="admin.showWeakPasswords" text="weakPasswords" icon="list-unordered" />}
    >
      {() => (
        <>
          <FormSection title={t('policy.content')} description={t('policy.contentHint')}>
            <FormField
              form={form}
              name="minLength"
              kind="number"
              min={6}
              max={32}
              label={t('policy.minLength')}
              hint={t('policy.minLengthHint')}
              required
            />
            <FormField
              form={form}
              name="kinds"
              kind="number"
              min={2}
              max={4}
              label={t('policy.kinds')}
              hint={t('policy.kindsHint')}
              required
            />
          </FormSection>
          <FormSection title={t('policy.age')}>
            <FormField
              form={form}
              name="history"
              kind="number"
              min={0}
              max={10}
              label={t('policy.history')}
              hint={t('policy.historyHint')}
              required
            />
            <FormField
              form={form}
              name="expiryDays"
              kind="number"
              min={0}
              max={3650}
              label={t('policy.expiry')}
              hint={t('policy.expiryHint')}
              required
            />
          </FormSection>
          <FormSection title={t('policy.lock')} description={t('policy.lockHint')}>
            <FormField
              form={form}
              name="lockAttempts"
              kind="number"
              min={3}
              max={10}
              label={t('policy.attempts')}
              required
            />
            <FormField
              form={form}
              name="lockMinutes"
              kind="number"
              min={1}
              max={1440}
              label={t('policy.minutes')}
              required
            />
          </FormSection>
          <SecondFactorSection form={form} />
        </>
      )}
    </FormPage>
  );
}

function SecondFactorSection({ form }: { readonly form: FormModel<PasswordPolicyShape> }): ReactNode {
  const t = useTexts();
  return (
    <FormSection title={t('policy.secondFactor')} description={t('policy.secondFactorHint')}>
      <FormField
        form={form}
        name="requireSecondFactor"
        kind="select"
        label={t('policy.secondFactorOf')}
        options={secondFactorRules.map((value) => ({ value, label: t(`policy.secondFactorOf.${value}`) }))}
      />
    </FormSection>
  );
}

function usePolicyForm(): FormModel<PasswordPolicyShape> {
  const api = useService(Api);
  const form = useMemo(
    () =>
      new FormModel<PasswordPolicyShape>({
        load: () => api.of(passwordPolicyCalls).get({ query: {} }),
        save: (body) => api.of(policyCalls).set({ body }),
      }),
    [api],
  );
  useStoredChange('passwordPolicy', form, settingTopic);
  return form;
}
