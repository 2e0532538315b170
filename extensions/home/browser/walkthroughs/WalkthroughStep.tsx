import { Keybindings, parseCommandLink, type WalkthroughStepInfo } from 'lathe';
import { Button, Icon, Markdown, useCommandLink, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { parseStepDescription } from './stepDescription';
import { WalkthroughProgress } from './walkthroughProgress';

interface Props {
  readonly walkthrough: string;
  readonly step: WalkthroughStepInfo;
  readonly open: boolean;
  onOpen(): void;
}

/** A step that opens to show what to do; its circle is ticked when it is done, or by hand. */
export const WalkthroughStep = observer(function WalkthroughStep(props: Props): ReactNode {
  const t = useTexts();
  const id = useId();
  const { walkthrough, step, open, onOpen } = props;
  const progress = useService(WalkthroughProgress);
  const done = progress.isDone(walkthrough, step.id);
  return (
    <li className={open ? 'walkthrough-step walkthrough-step--open' : 'walkthrough-step'}>
      <div className="walkthrough-step__line">
        <button
          type="button"
          role="checkbox"
          aria-checked={done}
          aria-label={t('welcome.markDone', { title: step.title })}
          className={done ? 'walkthrough-step__check walkthrough-step__check--done' : 'walkthrough-step__check'}
          onClick={() => progress.setDone(walkthrough, step.id, !done)}
        >
          <Icon name={done ? 'pass-filled' : 'circle-large-outline'} />
        </button>
        <h2 className="walkthrough-step__title">
          <button
            type="button"
            className="walkthrough-step__head"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onOpen}
          >
            {step.title}
          </button>
        </h2>
      </div>
      {open && (
        <div id={id} className="walkthrough-step__body">
          {parseStepDescription(step.description ?? '').map((part, index) =>
            part.kind === 'text' ? (
              <Markdown key={index} text={part.text} commands />
            ) : (
              <StepButton key={index} label={part.label} href={part.href} />
            ),
          )}
        </div>
      )}
    </li>
  );
});

const StepButton = observer(function StepButton({ label, href }: { label: string; href: string }): ReactNode {
  const t = useTexts();
  const follow = useCommandLink();
  const link = parseCommandLink(href);
  const key = useService(Keybindings).lookup(link?.command ?? '')?.label;
  const open = (): void => {
    if (!follow(href) && /^https?:/.test(href)) window.open(href, '_blank', 'noreferrer');
  };
  return (
    <div className="walkthrough-step__action">
      <Button onClick={open}>{label}</Button>
      {key && <p className="walkthrough-step__tip">{t('welcome.tip', { key })}</p>}
    </div>
  );
});
