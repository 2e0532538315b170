import { lazy, type ReactNode, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { ContextMenus } from '../../menus/contextMenus';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { useService } from '../services';

// The widget library behind the menu stays out of what is loaded at start.
const PopupMenu = lazy(() => import('./PopupMenu').then((module) => ({ default: module.PopupMenu })));

/** Draws the context menu that is open; the workbench has one of these. */
export const ContextMenuHost = observer(function ContextMenuHost(): ReactNode {
  const { open } = useService(ContextMenus);
  if (!open) return null;
  return (
    <ErrorBoundary key={open.id} fallback={() => null} onError={open.close}>
      <Suspense>
        <PopupMenu {...open} />
      </Suspense>
    </ErrorBoundary>
  );
});
