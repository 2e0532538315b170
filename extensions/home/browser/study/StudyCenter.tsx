import { type Tab, Tabs } from 'lathe';
import { Button, EmptyState, List, ProgressBar, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { Exercise } from '../../common/exerciseCalls';
import { everyLesson, filterLessons } from './lessonFilter';
import { LessonPage } from './LessonPage';
import { LessonRow } from './LessonRow';
import { StudyStore } from './studyStore';
import { StudyTools } from './StudyTools';
import './study.css';

/** Lessons at the left, the one that is read at the right; its address leads to it. */
export const StudyCenter = observer(function StudyCenter({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const store = useService(StudyStore);
  const tabs = useService(Tabs);
  useEffect(() => void store.load(), [store]);
  if (store.state === 'loading') return <ProgressBar label={t('study')} />;
  if (store.state === 'failed')
    return (
      <EmptyState title={store.problem} icon="error">
        <Button onClick={() => void store.load()}>{t('notices.retry')}</Button>
      </EmptyState>
    );
  const textOf = ({ name }: Exercise): string => `${t(`lesson.${name}`)} ${t(`lesson.${name}.about`)}`;
  const shown = filterLessons(store.lessons, store.filter, textOf);
  const open = (name: string): void => tabs.update(tab.key, { id: name });
  const lesson = store.lessons.find(({ name }) => name === tab.id) ?? shown[0];
  const next = store.lessons[store.lessons.findIndex(({ name }) => name === lesson?.name) + 1];
  const finish = async (name: string, done: boolean): Promise<void> => {
    await store.setDone(name, done);
    if (tab.id === '') open(name);
  };
  return (
    <div className="study">
      <StudyTools count={shown.length} />
      <div className="study__body">
        <div className="study__list">
          {shown.length === 0 && (
            <EmptyState title={t('study.noneFound')} icon="search">
              <Button secondary onClick={() => store.narrow(everyLesson)}>
                {t('study.showAll')}
              </Button>
            </EmptyState>
          )}
          {shown.length > 0 && (
            <List
              label={t('study.list')}
              items={shown}
              getId={({ name }) => name}
              rowHeight={54}
              selected={lesson?.name}
              onSelect={({ name }) => open(name)}
              renderItem={(each) => <LessonRow lesson={each} />}
            />
          )}
        </div>
        {lesson && (
          <LessonPage
            lesson={lesson}
            onDone={(done) => report(finish(lesson.name, done))}
            onNext={next && (() => open(next.name))}
          />
        )}
      </div>
    </div>
  );
});
