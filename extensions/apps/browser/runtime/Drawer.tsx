import { ActionButton, useTexts } from 'lathe/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Comes out of the side over the page, which waits meanwhile; Escape and a tap beside it close it. */
export function Drawer({ label, onClose, children }: DrawerProps): ReactNode {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken away, it gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="app-drawer"
      aria-label={label}
      onCancel={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="app-drawer__head">
        <ActionButton icon="close" label={t('runtime.close')} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
