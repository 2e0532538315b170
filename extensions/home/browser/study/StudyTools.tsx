import { SearchField, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lessonCategories, lessonKinds, lessonLevels } from '../../common/lessons';
import { StudyStore } from './studyStore';

/** What narrows the list of lessons, and how many of them are done. */
export const StudyTools = observer(function StudyTools({ count }: { readonly count: number }): ReactNode {
  const t = useTexts();
  const store = useService(StudyStore);
  const { filter, lessons, done } = store;
  // A subject without a lesson would lead nowhere.
  const taught = lessonCategories.filter((category) => lessons.some((lesson) => lesson.category === category));
  const choices = {
    category: ['all', ...taught, ...(lessons.some(({ isNew }) => isNew) ? ['new'] : [])],
    level: ['all', ...lessonLevels],
    kind: ['all', ...lessonKinds],
  };
  const names = ['category', 'level', 'kind'] as const;
  return (
    <div className="study__tools">
      <SearchField
        label={t('study.search')}
        placeholder={t('study.search')}
        value={filter.search}
        onChange={(search) => store.narrow({ search })}
        resultCount={count}
      />
      {names.map((name) => (
        <Select
          key={name}
          label={t(`study.${name}`)}
          hideLabel
          value={filter[name]}
          onChange={(value) => store.narrow({ [name]: value })}
          options={choices[name].map((value) => ({ value, label: t(`study.${name}.${value}`) }))}
        />
      ))}
      <span className="study__progress" role="status">
        {t('study.progress', { done, all: lessons.length })}
      </span>
    </div>
  );
});
