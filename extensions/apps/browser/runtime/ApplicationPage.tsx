import type { PageProps } from 'lathe';
import { useNarrow, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { RunningApplication } from '../../common/applicationCalls';
import { AppHeader } from './AppHeader';
import { BottomBar } from './BottomBar';
import { RunProblemPage } from './RunProblemPage';
import { RunningApp } from './runningApp';
import { SideMenu } from './SideMenu';
import { TopMenu } from './TopMenu';
import { useFavicon } from './useFavicon';
import './application.css';

/** A built application, as its users work with it. */
export const ApplicationPage = observer(function ApplicationPage({ params, children }: PageProps): ReactNode {
  const running = useService(RunningApp);
  const name = params['name'] ?? '';
  useEffect(() => void running.start(name), [running, name]);
  if (running.problem) return <RunProblemPage name={name} running={running} />;
  return <Frame app={running.app}>{children}</Frame>;
});

const content = 'app-content';

const Frame = observer(function Frame(props: {
  readonly app: RunningApplication | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { app, children } = props;
  const t = useTexts();
  const narrow = useNarrow();
  useFavicon(app);
  const atTop = app?.layout.navigation === 'top';
  const atBottom = narrow && app?.mobileAppSetting.navigation === 'bottom';
  return (
    <div className={`app${narrow ? ' app--narrow' : ''}${app?.layout.width === 'fixed' ? ' app--fixed' : ''}`}>
      <a className="app__skip" href={`#${content}`} onClick={focusContent}>
        {t('runtime.skip')}
      </a>
      <AppHeader app={app} narrow={narrow} drawer={narrow && !atBottom}>
        {!narrow && atTop && <TopMenu app={app} />}
      </AppHeader>
      <div className="app__body">
        {!narrow && !atTop && <SideMenu app={app} />}
        <main id={content} className="app__content" tabIndex={-1}>
          {children}
        </main>
      </div>
      {atBottom && <BottomBar app={app} />}
    </div>
  );
});

/** The address of the page is that of its tab: it doesn't change for this. */
function focusContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById(content)?.focus();
}
