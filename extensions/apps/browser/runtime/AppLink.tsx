import { type Tab, Tabs } from 'lathe';
import { Button, EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { RunningApp } from './runningApp';
import './appLink.css';

/** Another site within the application. */
export const AppLink = observer(function AppLink({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const running = useService(RunningApp);
  const tabs = useService(Tabs);
  const link = running.tab(tab.id);
  useEffect(() => {
    if (link) tabs.update(tab.key, { name: link.label });
  }, [tabs, tab.key, link]);
  if (!running.app) return null;
  if (!link?.url) return <EmptyState icon="question" title={t('runtime.noLink')} />;
  const { url, label } = link;
  return (
    <div className="app-link">
      <div className="app-link__bar">
        <Button secondary icon="link-external" onClick={() => void window.open(url, '_blank', 'noopener')}>
          {t('runtime.openInWindow')}
        </Button>
      </div>
      <iframe
        className="app-link__frame"
        title={label}
        src={url}
        sandbox={sandboxOf(url)}
        referrerPolicy="no-referrer"
      />
    </div>
  );
});

/** Another site does no more than it could in a window of its own; what comes from this server is as free as the page. */
function sandboxOf(url: string): string | undefined {
  const own = new URL(url, window.location.href).origin === window.location.origin;
  return own ? undefined : 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';
}
