import { Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Exercise } from '../../common/exerciseCalls';

/** A lesson in the list: its title, what it is about, and whether it is done. */
export const LessonRow = observer(function LessonRow({ lesson }: { readonly lesson: Exercise }): ReactNode {
  const t = useTexts();
  const { name, level, viewedAt, isNew } = lesson;
  const done = viewedAt !== null;
  return (
    <div className="lesson-row">
      <Icon
        name={done ? 'pass-filled' : 'circle-large-outline'}
        className={done ? 'lesson-row__state lesson-row__state--done' : 'lesson-row__state'}
        label={done ? t('study.done') : undefined}
      />
      <span className="lesson-row__title">{t(`lesson.${name}`)}</span>
      <span className="lesson-row__level">{isNew ? t('study.new') : t(`study.level.${level}`)}</span>
      <span className="lesson-row__about">{t(`lesson.${name}.about`)}</span>
    </div>
  );
});
