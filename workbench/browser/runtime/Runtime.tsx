import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { ContextMenuHost, EmptyState, ErrorBoundary, LoadPart, ServiceScope, useService, useTexts } from 'lathe/ui';
import { type PageMatch, Pages } from '../../../core/browser/pages/pages';
import { useScope } from '../../../core/browser/ui/services';
import { onUnexpectedError } from '../../../core/common/event';
import { DialogsPart } from '../parts/dialogs/DialogsPart';
import { SessionPart } from '../parts/session/SessionPart';
import { MessagesPart } from './MessagesPart';
import { NetworkBanner } from './NetworkBanner';
import { PageTabs } from './PageTabs';
import './runtime.css';

/** A page of an extension, with what the core may want to say or ask above it. */
export const Runtime = observer(function Runtime(): ReactNode {
  const pages = useService(Pages);
  const t = useTexts();
  const [match] = useState(() => pages.match(window.location.pathname));
  return (
    <div className="runtime">
      <NetworkBanner />
      <div className="runtime__page">
        {match ? <Page match={match} /> : <EmptyState icon="question" title={t('pages.notFound')} />}
      </div>
      <ContextMenuHost />
      <MessagesPart />
      <DialogsPart />
      <SessionPart />
    </div>
  );
});

const Page = observer(function Page({ match }: { readonly match: PageMatch }): ReactNode {
  const pages = useService(Pages);
  // What the page draws around its tabs speaks its own words; the tabs are the workbench's.
  const { container, namespace } = useScope();
  const { id, title } = match.info;
  const code = pages.code(id);
  if (code.state !== 'ready') {
    const error = code.state === 'failed' ? code.error : undefined;
    return <LoadPart name={title} state={code.state} error={error} load={() => void pages.load(id)} />;
  }
  return (
    <ErrorBoundary fallback={(error, retry) => <PageFailed error={error} retry={retry} />} onError={onUnexpectedError}>
      <code.component params={match.params}>
        <ServiceScope container={container} namespace={namespace}>
          <PageTabs />
        </ServiceScope>
      </code.component>
    </ErrorBoundary>
  );
});

function PageFailed({ error, retry }: { readonly error: unknown; readonly retry: () => void }): ReactNode {
  const t = useTexts();
  return (
    <div role="alert">
      <EmptyState icon="error" title={t('pages.failed')} description={error instanceof Error ? error.message : ''}>
        <button type="button" className="push-button" onClick={retry}>
          {t('tabs.retry')}
        </button>
      </EmptyState>
    </div>
  );
}
