import type { CustomDialogProps, Dialogs, Translate } from 'lathe';
import { Button, Icon } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { Impact } from '../../../common/centerCalls';
import { UseList } from './UseList';
import './impact.css';

export interface ImpactQuestion {
  readonly title: string;
  /** What becomes of the values, in a sentence. */
  readonly consequence: string;
  readonly impact: Impact;
  /** What the button says that goes on; without it nobody can. */
  readonly primary?: string;
  readonly danger?: boolean;
}

/** Shows what a change would meet before it is made. False when it shall not be made. */
export async function askImpact(dialogs: Dialogs, t: Translate, question: ImpactQuestion): Promise<boolean> {
  const Asked = ({ close }: CustomDialogProps<boolean>): ReactNode => <Question {...question} t={t} close={close} />;
  return (await dialogs.show<boolean>(Asked, { title: question.title })) === true;
}

/** Enter answers, as in every other dialog. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

type QuestionProps = ImpactQuestion & CustomDialogProps<boolean> & { readonly t: Translate };

function Question({ title, consequence, impact, primary, t, close }: QuestionProps): ReactNode {
  const { usesTotal, refusals } = impact;
  return (
    <div className="impact">
      <h2 className="impact__title">
        <Icon name={refusals.length > 0 || !primary ? 'error' : 'warning'} /> {title}
      </h2>
      <p className="impact__text">{consequence}</p>
      {refusals.length > 0 && (
        <ul className="impact__refusals" role="alert">
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      )}
      {usesTotal > 0 && (
        <>
          <p className="impact__text">{t('impact.usedBy', { count: usesTotal })}</p>
          <UseList impact={impact} label={t('impact.uses')} t={t} onOpen={() => close(false)} />
        </>
      )}
      <div className="impact__buttons">
        <Button
          secondary={primary !== undefined}
          ref={primary === undefined ? focus : undefined}
          onClick={() => close(false)}
        >
          {t(primary === undefined ? 'impact.close' : 'impact.cancel')}
        </Button>
        {primary !== undefined && (
          <Button ref={focus} onClick={() => close(true)}>
            {primary}
          </Button>
        )}
      </div>
    </div>
  );
}
