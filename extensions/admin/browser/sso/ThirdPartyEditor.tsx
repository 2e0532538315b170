import { Api, type Tab } from 'lathe';
import { FormField, FormModel, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { ssoCalls } from '../../common/ssoCalls';
import type { ThirdPartyView } from '../../common/thirdPartyShapes';

interface Values {
  readonly corpId: string;
  readonly suiteId: string;
  readonly agentId: string;
  /** Blank keeps the one that is there. */
  readonly authCode: string;
}

/** How the tenant's company in WeCom is reached. */
export function ThirdPartyEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const [hasCode, setHasCode] = useState(false);
  const form = useMemo(() => {
    const calls = api.of(ssoCalls);
    const take = ({ hasAuthCode, ...rest }: ThirdPartyView): Values => {
      setHasCode(hasAuthCode);
      return { ...rest, authCode: '' };
    };
    return new FormModel<Values>({
      load: async () => take(await calls.thirdParty()),
      save: async ({ authCode, ...rest }) =>
        take(await calls.changeThirdParty({ body: { ...rest, ...(authCode === '' ? {} : { authCode }) } })),
      secrets: ['authCode'],
    });
  }, [api]);
  return (
    <FormPage tab={tab} form={form} title={t('thirdParty')} icon="comment-discussion">
      {() => (
        <FormSection title={t('thirdParty')} description={t('thirdParty.hint')}>
          <FormField form={form} name="corpId" label={t('thirdParty.corpId')} maxLength={64} />
          <FormField form={form} name="suiteId" label={t('thirdParty.suiteId')} maxLength={64} />
          <FormField form={form} name="agentId" label={t('thirdParty.agentId')} maxLength={32} />
          <FormField
            form={form}
            name="authCode"
            kind="password"
            label={t('thirdParty.authCode')}
            hint={t(hasCode ? 'identityProvider.secretKept' : 'identityProvider.secretNone')}
          />
        </FormSection>
      )}
    </FormPage>
  );
}
