import { Commands, ContextKeys, Keybindings, Settings, type WalkthroughInfo, Walkthroughs } from 'lathe';
import { Checkbox, Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { WalkthroughProgress } from './walkthroughProgress';

const starts = [
  ['workbench.action.showCommands', 'terminal', 'welcome.palette'],
  ['workbench.action.selectTheme', 'symbol-color', 'welcome.theme'],
  ['workbench.action.openSettings', 'settings-gear', 'welcome.settings'],
  ['workbench.action.openGlobalKeybindings', 'keyboard', 'welcome.shortcuts'],
  ['workbench.action.configureLocale', 'globe', 'welcome.language'],
] as const;

const startup = 'workbench.startupEditor';

/** Where to begin, and the walkthroughs with how far one is. */
export const WelcomePage = observer(function WelcomePage(): ReactNode {
  const t = useTexts();
  const settings = useService(Settings);
  const contextKeys = useService(ContextKeys);
  const walkthroughs = useService(Walkthroughs).all.filter(({ when }) => contextKeys.matches(when));
  return (
    <div className="welcome">
      <header>
        <h1 className="welcome__product">{t('welcome.product')}</h1>
        <p className="welcome__tagline">{t('welcome.tagline')}</p>
      </header>
      <div className="welcome__columns">
        <section aria-labelledby="welcome-start">
          <h2 id="welcome-start">{t('welcome.start')}</h2>
          <ul className="welcome__list">
            {starts.map(([command, icon, label]) => (
              <li key={command}>
                <StartLink command={command} icon={icon} label={t(label)} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="welcome-walkthroughs">
          <h2 id="welcome-walkthroughs">{t('welcome.walkthroughs')}</h2>
          {walkthroughs.length === 0 && <p>{t('welcome.none')}</p>}
          <ul className="welcome__list">
            {walkthroughs.map((walkthrough) => (
              <li key={walkthrough.id}>
                <WalkthroughCard walkthrough={walkthrough} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="welcome__startup">
        <Checkbox
          label={t('welcome.showOnStartup')}
          checked={settings.get<string>(startup) === 'welcome'}
          onChange={(checked) => void settings.set(startup, checked ? 'welcome' : 'none')}
        />
      </div>
    </div>
  );
});

interface StartProps {
  readonly command: string;
  readonly icon: string;
  readonly label: string;
}

const StartLink = observer(function StartLink({ command, icon, label }: StartProps): ReactNode {
  const commands = useService(Commands);
  const key = useService(Keybindings).lookup(command)?.label;
  return (
    <button type="button" className="welcome__link" onClick={() => void commands.execute(command)}>
      <Icon name={icon} />
      <span>{label}</span>
      {key && <kbd className="welcome__key">{key}</kbd>}
    </button>
  );
});

const WalkthroughCard = observer(function WalkthroughCard(props: { readonly walkthrough: WalkthroughInfo }): ReactNode {
  const t = useTexts();
  const { walkthrough } = props;
  const commands = useService(Commands);
  const progress = useService(WalkthroughProgress);
  const all = progress.stepsOf(walkthrough).length;
  const done = progress.countDone(walkthrough);
  const said = t('welcome.progress', { done, all });
  return (
    <button
      type="button"
      className="welcome__card"
      aria-label={`${walkthrough.title}, ${said}`}
      onClick={() => void commands.execute('workbench.action.openWalkthrough', walkthrough.id)}
    >
      <span className="welcome__card-title">
        <Icon name={walkthrough.icon ?? 'book'} />
        {walkthrough.title}
      </span>
      <span className="welcome__card-text">{walkthrough.description}</span>
      <span className="welcome__bar" data-hover={said}>
        <span className="welcome__bar-done" style={{ width: `${all === 0 ? 0 : (done / all) * 100}%` }} />
      </span>
    </button>
  );
});
