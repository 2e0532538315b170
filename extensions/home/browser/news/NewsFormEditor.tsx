import { MetadataClient, type Tab, Tabs } from 'lathe';
import { FormField, FormPage, FormSection, newId, replaceTab, useService, useStoredChange, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { newsTopic } from '../../common/productNotice';
import { newsForm } from './newsForm';

export const newsFormEditor = 'productNotice';

/** News as administrators write them. */
export const NewsFormEditor = observer(function NewsFormEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const metadata = useService(MetadataClient);
  const tabs = useService(Tabs);
  const { key, id } = tab;
  const form = useMemo(
    () =>
      newsForm(id, metadata, (stored, name) => {
        if (id === newId) replaceTab(tabs, key, { type: newsFormEditor, id: stored, name });
        else tabs.update(key, { name });
      }),
    [id, key, metadata, tabs],
  );
  useStoredChange(id, form, newsTopic);
  return (
    <FormPage tab={tab} form={form} icon="megaphone" title={id === newId ? t('news.new') : tab.name}>
      {() => (
        <>
          <FormSection title={t('news.content')} description={t('news.contentHint')}>
            <FormField form={form} name="title" label={t('news.title')} maxLength={200} required />
            <FormField form={form} name="text" kind="textarea" label={t('news.text')} hint={t('news.markdown')} />
          </FormSection>
          <FormSection title={t('news.english')} description={t('news.englishHint')}>
            <FormField form={form} name="titleEnglish" label={t('news.titleEnglish')} maxLength={200} />
            <FormField form={form} name="textEnglish" kind="textarea" label={t('news.textEnglish')} />
          </FormSection>
          <FormSection title={t('news.publishing')}>
            <FormField
              form={form}
              name="published"
              kind="checkbox"
              label={t('news.published')}
              hint={t('news.publishedHint')}
            />
            <FormField
              form={form}
              name="releaseNote"
              kind="checkbox"
              label={t('news.release')}
              hint={t('news.releaseHint')}
            />
          </FormSection>
        </>
      )}
    </FormPage>
  );
});
