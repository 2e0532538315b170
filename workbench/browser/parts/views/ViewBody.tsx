import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Views, ViewStates } from 'lathe';
import { ErrorBoundary, isElement, LoadPart, ProgressBar, useService, useTexts, ViewWelcome } from 'lathe/ui';
import { ExtensionFailed } from '../../../../core/browser/ui/ExtensionFailed';
import { ViewComponents } from '../../../../core/browser/views/viewComponents';
import type { ViewInfo } from '../../../../core/browser/views/viewInfo';
import { onUnexpectedError } from '../../../../core/common/event';
import './viewBody.css';

/** What a view draws: its component once its extension is there, its welcome while it is empty, or what went wrong. */
export const ViewBody = observer(function ViewBody({ view }: { readonly view: ViewInfo }): ReactNode {
  const t = useTexts();
  const components = useService(ViewComponents);
  const states = useService(ViewStates);
  const code = components.code(view.id);
  const isEmpty = states.isEmpty(view.id);
  return (
    <div className="view" data-view={view.id} tabIndex={-1} {...useViewFocus(view.id, code.state !== 'loading')}>
      {states.isWorking(view.id) && <ProgressBar label={t('parts.working', { name: view.name })} />}
      {isEmpty && <ViewWelcome viewId={view.id} />}
      {code.state === 'ready' ? (
        <ErrorBoundary
          fallback={(error, retry) => <ExtensionFailed extension={view.source} error={error} retry={retry} />}
          onError={onUnexpectedError}
        >
          <div className="view__content" hidden={isEmpty}>
            <code.component viewId={view.id} />
          </div>
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

const chosen = '[data-autofocus]';
const focusable = '[role="tree"], [role="listbox"], [tabindex="0"], input, button, a[href]';

/** Gives the view the focus when it was asked for, and tells when the focus is in it. */
function useViewFocus(viewId: string, isThere: boolean) {
  const views = useService(Views);
  const ref = useRef<HTMLDivElement>(null);
  const isAwaited = isThere && views.awaitingFocus === viewId;
  useEffect(() => {
    if (!isAwaited || !ref.current) return;
    const find = (what: string) => ref.current?.querySelector<HTMLElement>(what);
    (find(chosen) ?? find(focusable) ?? ref.current).focus();
    views.focusTaken(viewId);
  }, [isAwaited, views, viewId]);
  return {
    ref,
    onFocus: () => views.setFocused(viewId),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const to = event.relatedTarget;
      if (!isElement(to) || !event.currentTarget.contains(to)) views.setFocused(undefined);
    },
  };
}
