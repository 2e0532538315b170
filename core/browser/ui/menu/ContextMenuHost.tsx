import { type ReactNode, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { ContextMenus } from '../../menus/contextMenus';
import { isElement } from '../../windows/element';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { LoadFailedMessage } from '../lazy/LoadFailed';
import { lazyPart } from '../lazy/lazyPart';
import { useService } from '../services';
import { InWindow } from '../window/InWindow';
import { useHeldKeys } from '../window/useHeldKeys';
import type { PopupMenuProps } from './PopupMenu';

// The widget library behind the menu stays out of what is loaded at start.
const Popup = lazyPart<PopupMenuProps>(() => import('./PopupMenu').then((module) => module.PopupMenu), {
  failed: (menu) => <Failed {...menu} />,
});

/** Draws the context menu that is open; the workbench has one of these. */
export const ContextMenuHost = observer(function ContextMenuHost(): ReactNode {
  const { open } = useService(ContextMenus);
  if (!open) return null;
  return (
    <ErrorBoundary key={open.id} fallback={() => null} onError={open.close}>
      <InWindow at={isElement(open.at) ? open.at : undefined} onLeave={open.close}>
        {(page) => (
          <>
            <KeysHeld />
            <Popup {...open} page={page} />
          </>
        )}
      </InWindow>
    </ErrorBoundary>
  );
});

/** What a command opened behind a menu would not get the focus. */
function KeysHeld(): ReactNode {
  useHeldKeys();
  return null;
}

/** There is nothing to see, so that it counts as closed; the retry opens it again. */
function Failed(menu: PopupMenuProps): ReactNode {
  const menus = useService(ContextMenus);
  const { label, close } = menu;
  useEffect(close, [close]);
  return <LoadFailedMessage name={label} retry={() => void menus.show(menu)} />;
}
