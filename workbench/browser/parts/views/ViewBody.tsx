import { type ReactNode, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { onUnexpectedError } from '../../../../core/common/event';
import type { ViewInfo } from '../../../../core/browser/views/viewInfo';
import { ViewComponents } from '../../../../core/browser/views/viewComponents';
import { Views } from '../../../../core/browser/views/views';
import { ViewStates } from '../../../../core/browser/views/viewStates';
import { ErrorBoundary } from '../../../../core/browser/ui/feedback/ErrorBoundary';
import { LoadPart } from '../../../../core/browser/ui/feedback/LoadPart';
import { ProgressBar } from '../../../../core/browser/ui/feedback/ProgressBar';
import { useService } from '../../../../core/browser/ui/services';
import { useTexts } from '../../../../core/browser/ui/useTexts';
import { ViewFailure } from './ViewFailure';

/** What a view draws: its component once its extension is there, and what went wrong otherwise. */
export const ViewBody = observer(function ViewBody({ view }: { readonly view: ViewInfo }): ReactNode {
  const t = useTexts();
  const components = useService(ViewComponents);
  const states = useService(ViewStates);
  const element = useViewFocus(view.id);
  const code = components.code(view.id);
  return (
    <div ref={element} className="view" data-view={view.id} tabIndex={-1}>
      {states.isWorking(view.id) && <ProgressBar label={t('parts.working', { name: view.name })} />}
      {code.state === 'ready' ? (
        <ErrorBoundary
          fallback={(error, retry) => <ViewFailure view={view} error={error} retry={retry} />}
          onError={onUnexpectedError}
        >
          <code.component viewId={view.id} />
        </ErrorBoundary>
      ) : (
        <LoadPart
          name={view.name}
          state={code.state}
          error={code.state === 'failed' ? code.error : undefined}
          load={() => void components.load(view.id)}
        />
      )}
    </div>
  );
});

/** Gives the view the focus when it was asked for, and tells when the focus is in it. */
function useViewFocus(viewId: string) {
  const views = useService(Views);
  const element = useRef<HTMLDivElement>(null);
  const isAwaited = views.awaitingFocus === viewId;
  useEffect(() => {
    if (!isAwaited || !element.current) return;
    const inner = element.current.querySelector<HTMLElement>('[tabindex="0"], input, button, [href]');
    (inner ?? element.current).focus();
    views.focusTaken(viewId);
  }, [isAwaited, views, viewId]);
  return element;
}
