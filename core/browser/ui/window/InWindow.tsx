import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Windows } from '../../windows/windows';
import { useService } from '../services';

export interface InWindowProps {
  /** In the window of this element; left out, where the user is. */
  readonly at?: Element;
  /** The user went to another window. */
  readonly onLeave?: () => void;
  readonly children: (page: Document) => ReactNode;
}

/** Draws over the window in which the user was when it first appeared; when that one closes, over the main one. */
export const InWindow = observer(function InWindow({ at, onLeave, children }: InWindowProps): ReactNode {
  const windows = useService(Windows);
  const [first] = useState(() => at?.ownerDocument ?? windows.page);
  const page = windows.has(first) ? first : document;
  const left = windows.page !== page;
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (left) leave();
  }, [left]);
  return <OnPage page={page}>{children(page)}</OnPage>;
});

/** Draws over the page of a window. */
export function OnPage({ page, children }: { readonly page: Document; readonly children: ReactNode }): ReactNode {
  return page === document ? children : createPortal(children, page.body);
}
