import { Commands, type WalkthroughInfo } from 'lathe';
import { Button, Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { StepMedia } from './StepMedia';
import { WalkthroughProgress } from './walkthroughProgress';
import { WalkthroughStep } from './WalkthroughStep';

/** A walkthrough: its steps at the left, what the open one shows at the right. */
export const WalkthroughPage = observer(function WalkthroughPage(props: {
  readonly walkthrough: WalkthroughInfo;
}): ReactNode {
  const t = useTexts();
  const { walkthrough } = props;
  const commands = useService(Commands);
  const progress = useService(WalkthroughProgress);
  const steps = progress.stepsOf(walkthrough);
  const [chosen, setChosen] = useState<string>();
  const open =
    steps.find((step) => step.id === chosen) ??
    steps.find((step) => !progress.isDone(walkthrough.id, step.id)) ??
    steps[0];
  useEffect(() => {
    if (open) progress.read(walkthrough.id, open);
  }, [open, progress, walkthrough.id]);
  // What is done by the way does not close the step under the user's eyes.
  useEffect(() => setChosen((before) => before ?? open?.id), [open?.id]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('.walkthrough-step__head')];
    const at = heads.findIndex((head) => head === head.ownerDocument.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    heads[next]?.focus();
  };
  return (
    <div className="walkthrough">
      <Button secondary icon="chevron-left" onClick={() => void commands.execute('workbench.action.showWelcomePage')}>
        {t('welcome.back')}
      </Button>
      <div className="walkthrough__columns">
        <div className="walkthrough__steps">
          <h1 className="walkthrough__title">
            <Icon name={walkthrough.icon ?? 'book'} /> {walkthrough.title}
          </h1>
          <p>{walkthrough.description}</p>
          <p className="walkthrough__progress" role="status">
            {t('welcome.progress', { done: progress.countDone(walkthrough), all: steps.length })}
          </p>
          <ol className="walkthrough__list" onKeyDown={onKeyDown}>
            {steps.map((step) => (
              <WalkthroughStep
                key={step.id}
                walkthrough={walkthrough.id}
                step={step}
                open={step === open}
                onOpen={() => setChosen(step.id)}
              />
            ))}
          </ol>
          <Button
            secondary
            icon="check-all"
            onClick={() => steps.forEach((step) => progress.setDone(walkthrough.id, step.id, true))}
          >
            {t('welcome.markAllDone')}
          </Button>
        </div>
        <div className="walkthrough__media">{open?.media && <StepMedia media={open.media} />}</div>
      </div>
    </div>
  );
});
