import { Commands, ContextKeys, type WalkthroughInfo, Walkthroughs } from 'lathe';
import { Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { WalkthroughProgress } from '../walkthroughs/walkthroughProgress';

/** The walkthroughs, with how far one is. */
export const WalkthroughCards = observer(function WalkthroughCards(): ReactNode {
  const t = useTexts();
  const contextKeys = useService(ContextKeys);
  const walkthroughs = useService(Walkthroughs).all.filter(({ when }) => contextKeys.matches(when));
  if (walkthroughs.length === 0) return null;
  return (
    <section aria-labelledby="home-walkthroughs">
      <h2 id="home-walkthroughs">{t('welcome.walkthroughs')}</h2>
      <ul className="home-page__list">
        {walkthroughs.map((walkthrough) => (
          <li key={walkthrough.id}>
            <Card walkthrough={walkthrough} />
          </li>
        ))}
      </ul>
    </section>
  );
});

const Card = observer(function Card({ walkthrough }: { readonly walkthrough: WalkthroughInfo }): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const progress = useService(WalkthroughProgress);
  const all = progress.stepsOf(walkthrough).length;
  const done = progress.countDone(walkthrough);
  const said = t('welcome.progress', { done, all });
  const { id, title, description, icon = 'book' } = walkthrough;
  return (
    <button
      type="button"
      className="home-page__card"
      aria-label={`${title}, ${said}`}
      onClick={() => report(commands.execute('workbench.action.openWalkthrough', id))}
    >
      <span className="home-page__card-title">
        <Icon name={icon} />
        {title}
      </span>
      <span className="home-page__card-text">{description}</span>
      <span className="home-page__bar" data-hover={said}>
        <span className="home-page__bar-done" style={{ width: `${all === 0 ? 0 : (done / all) * 100}%` }} />
      </span>
    </button>
  );
});
