import { lazy, type ReactNode, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { ContextMenus } from '../../menus/contextMenus';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { isElement } from '../../windows/element';
import { useService } from '../services';
import { InWindow } from '../window/InWindow';

// The widget library behind the menu stays out of what is loaded at start.
const PopupMenu = lazy(() => import('./PopupMenu').then((module) => ({ default: module.PopupMenu })));

/** Draws the context menu that is open; the workbench has one of these. */
export const ContextMenuHost = observer(function ContextMenuHost(): ReactNode {
  const { open } = useService(ContextMenus);
  if (!open) return null;
  return (
    <ErrorBoundary key={open.id} fallback={() => null} onError={open.close}>
      <Suspense>
        <InWindow at={isElement(open.at) ? open.at : undefined} onLeave={open.close}>
          {(page) => <PopupMenu {...open} page={page} />}
        </InWindow>
      </Suspense>
    </ErrorBoundary>
  );
});
