import { Api, type Tab } from 'lathe';
import { FormField, FormModel, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { type ConsoleConfig, consoleConfigChangeCalls } from '../../common/consoleConfig';
import { readLinks, writeLinks } from './linkLines';

interface Values {
  readonly url: string;
  readonly email: string;
  readonly phone: string;
  readonly reference: string;
  readonly recommendations: string;
  readonly rulesPageUrl: string;
}

/** Where the tenant leads its users for help. */
export const HelpLinksEditor = observer(function HelpLinksEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const form = useMemo(() => {
    const calls = api.of(consoleConfigChangeCalls);
    let before: ConsoleConfig | undefined;
    const take = (config: ConsoleConfig): Values => {
      before = config;
      const { support, reference, recommendationUrls, rulesPageUrl } = config;
      return { ...support, reference, recommendations: writeLinks(recommendationUrls), rulesPageUrl };
    };
    return new FormModel<Values>({
      load: async () => take(await calls.get()),
      check: ({ recommendations }) => {
        const { problem } = readLinks(recommendations);
        return problem === undefined ? {} : { recommendations: t('help.noLink', { line: problem }) };
      },
      save: async ({ url, email, phone, reference, recommendations, rulesPageUrl }) => {
        const support = { url, email, phone };
        const recommendationUrls = [...readLinks(recommendations).links];
        return take(await calls.set({ body: { ...before, support, reference, recommendationUrls, rulesPageUrl } }));
      },
    });
  }, [api, t]);
  return (
    <FormPage tab={tab} form={form} icon="question" title={t('help')}>
      {() => (
        <>
          <FormSection title={t('study.support')} description={t('help.supportHint')}>
            <FormField form={form} name="url" label={t('help.page')} />
            <FormField form={form} name="email" label={t('help.email')} maxLength={200} />
            <FormField form={form} name="phone" label={t('help.phone')} maxLength={100} />
          </FormSection>
          <FormSection title={t('study.more')}>
            <FormField form={form} name="reference" label={t('study.reference')} />
            <FormField
              form={form}
              name="recommendations"
              kind="textarea"
              label={t('help.recommendations')}
              hint={t('help.recommendationsHint')}
            />
            <FormField form={form} name="rulesPageUrl" label={t('help.rulesPage')} />
          </FormSection>
        </>
      )}
    </FormPage>
  );
});
