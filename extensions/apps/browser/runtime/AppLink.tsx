import { type Tab, Tabs } from 'lathe';
import { Button, EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { RunningApp } from './runningApp';
import './appLink.css';

/** Another site within the application. */
export const AppLink = observer(function AppLink({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const running = useService(RunningApp);
  const tabs = useService(Tabs);
  const link = running.tab(tab.id);
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    if (link) tabs.update(tab.key, { name: link.label });
  }, [tabs, tab.key, link]);
  if (!running.app) return null;
  if (!link?.url) return <EmptyState icon="question" title={t('runtime.noLink')} />;
  const { url, label } = link;
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    if (isOwn(url) && !currentTarget.contentDocument) setRefused(url);
  };
  return (
    <div className="app-link">
      <div className="app-link__bar">
        <Button secondary icon="link-external" onClick={() => void window.open(url, '_blank', 'noopener')}>
          {t('runtime.openInWindow')}
        </Button>
      </div>
      {refused === url ? (
        <EmptyState icon="link-external" title={t('runtime.notHere', { name: label })} />
      ) : (
        <iframe
          className="app-link__frame"
          title={label}
          src={url}
          sandbox={sandboxOf(url)}
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
    </div>
  );
});

/** Of what comes from this server a page can tell that it refuses to be drawn within another. */
function isOwn(url: string): boolean {
  return new URL(url, window.location.href).origin === window.location.origin;
}

/** Another site does no more than it could in a window of its own; what comes from this server is as free as the page. */
function sandboxOf(url: string): string | undefined {
  return isOwn(url) ? undefined : 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';
}
