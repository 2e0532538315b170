import { onUnexpectedError, Texts } from 'lathe';
import { Button, Markdown, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Exercise } from '../../common/exerciseCalls';
import { lessonText } from './lessonText';
import { MoreToRead } from './MoreToRead';

interface Props {
  readonly lesson: Exercise;
  readonly onDone: (done: boolean) => void;
  readonly onNext?: () => void;
}

/** A lesson to be read; its links run what they speak of. */
export const LessonPage = observer(function LessonPage({ lesson, onDone, onNext }: Props): ReactNode {
  const t = useTexts();
  const { name, level, kind, category, viewedAt } = lesson;
  const { locale } = useService(Texts);
  const [text, setText] = useState('');
  useEffect(() => {
    let current = true;
    lessonText(name, locale).then((loaded) => current && setText(loaded), onUnexpectedError);
    return () => {
      current = false;
    };
  }, [name, locale]);
  const title = t(`lesson.${name}`);
  const facts = [t(`study.category.${category}`), t(`study.level.${level}`), t(`study.kind.${kind}`)];
  return (
    <article className="lesson" aria-label={title}>
      <div className="lesson__content">
        <h1 className="lesson__title">{title}</h1>
        <p className="lesson__facts">{facts.join(' · ')}</p>
        <Markdown text={text} commands />
        <div className="lesson__tools">
          <Button icon="check" secondary={viewedAt !== null} onClick={() => onDone(viewedAt === null)}>
            {t(viewedAt === null ? 'study.markDone' : 'study.markUndone')}
          </Button>
          {onNext && (
            <Button secondary onClick={onNext}>
              {t('study.next')}
            </Button>
          )}
        </div>
        <MoreToRead />
      </div>
    </article>
  );
});
