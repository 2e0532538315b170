import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { ContextKeys } from '../../../../core/browser/contextKeys/contextKeys';
import { Notifications } from '../../../../core/browser/notifications/notifications';
import { isFocusable } from '../../../../core/browser/windows/element';
import { Windows } from '../../../../core/browser/windows/windows';
import { useService } from '../../../../core/browser/ui/services';

const items = '.notification-item';

/** Keyboard in a list of notifications: arrows between them, Delete closes one, Escape leaves to where one came from. */
export function useNotificationFocus(
  leave: () => void,
): [RefObject<HTMLElement | null>, (event: KeyboardEvent<HTMLElement>) => void] {
  const list = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const notifications = useService(Notifications);
  const contextKeys = useService(ContextKeys);
  const windows = useService(Windows);

  useEffect(() => {
    const element = list.current;
    const request = notifications.onDidRequestFocus(() => {
      if (!element?.contains(windows.focused)) before.current = windows.focused;
      element?.querySelector<HTMLElement>(items)?.focus();
    });
    const focused = (): void => contextKeys.set('notificationFocus', element?.contains(windows.focused) ?? false);
    const left = (): void => contextKeys.set('notificationFocus', false);
    element?.addEventListener('focusin', focused);
    element?.addEventListener('focusout', left);
    return () => {
      request.dispose();
      element?.removeEventListener('focusin', focused);
      element?.removeEventListener('focusout', left);
      left();
      const { focused: now, page } = windows;
      const lost = now === null || now === page.body;
      if (lost && isFocusable(before.current) && before.current.isConnected) before.current.focus();
    };
  }, [notifications, contextKeys, windows]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
    const at = all.findIndex((item) => item.contains(windows.focused));
    const step = { ArrowDown: at + 1, ArrowUp: Math.max(at - 1, 0), Home: 0, End: all.length - 1 }[event.key];
    if (step !== undefined) all[Math.min(step, all.length - 1)]?.focus();
    else if (event.key === 'Escape') escape();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const escape = (): void => {
    if (isFocusable(before.current)) before.current.focus();
    leave();
  };
  return [list, onKeyDown];
}
