import type { MetadataClient } from 'lathe';
import { JsonData, type MetadataRecord } from 'lathe/common';
import { FormModel, newId } from 'lathe/ui';
import { titleIn, titlesOf, writeTitle } from '../../common/noticeTitle';
import { ProductNoticeData, productNoticeType } from '../../common/productNotice';

export interface NewsValues {
  readonly title: string;
  readonly titleEnglish: string;
  readonly text: string;
  readonly textEnglish: string;
  readonly published: boolean;
  readonly releaseNote: boolean;
}

const blank: NewsValues = {
  title: '',
  titleEnglish: '',
  text: '',
  textEnglish: '',
  published: false,
  releaseNote: false,
};

/** News as they are written; those with an English title have one for each language. */
export function newsForm(
  id: string,
  metadata: MetadataClient,
  onStored: (id: string, title: string) => void,
): FormModel<NewsValues> {
  let revision: number | undefined;
  const take = (record: MetadataRecord): NewsValues => {
    ({ revision } = record);
    const { Title, publishedAt: _at, ...data } = ProductNoticeData.parse(record.data);
    onStored(record.id, titleIn(Title, 'zh-CN'));
    const { chinese, english } = titlesOf(Title);
    return { ...data, title: chinese, titleEnglish: english === Title ? '' : english };
  };
  return new FormModel<NewsValues>({
    load: async () => (id === newId ? blank : take(await metadata.get(productNoticeType, id))),
    save: async ({ title, titleEnglish, ...values }) => {
      const data = JsonData.parse({ ...values, Title: writeTitle({ chinese: title, english: titleEnglish }) });
      // Nobody reads the name: a time makes it unique.
      const name = `notice_${Date.now().toString(36)}`;
      return take(
        revision === undefined
          ? await metadata.create(productNoticeType, { name, data })
          : await metadata.update(productNoticeType, id, { revision, data }),
      );
    },
  });
}
