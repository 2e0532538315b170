import { type KeyboardEvent, type MouseEvent, useCallback } from 'react';
import { onUnexpectedError } from '../../../common/event';
import { ContextKeys } from '../../contextKeys/contextKeys';
import { ContextMenus } from '../../menus/contextMenus';
import { isElement } from '../../windows/element';
import { Windows } from '../../windows/windows';
import { useService } from '../services';

type Spot = Element | { readonly x: number; readonly y: number };

interface ContextMenuOptions {
  readonly label: string;
  /** Handed to the commands. */
  readonly args?: readonly unknown[];
}

/** Opens a menu of the manifests, in the context of the place where it is opened. */
export function useContextMenu(menu: string): {
  readonly show: (at: Spot, options: ContextMenuOptions) => void;
  /** For an element: right click, the menu key and Shift+F10 open the menu. */
  readonly propsFor: (options: ContextMenuOptions) => {
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
} {
  const menus = useService(ContextMenus);
  const contextKeys = useService(ContextKeys);
  const windows = useService(Windows);
  const show = useCallback(
    (at: Spot, options: ContextMenuOptions) => {
      const context = contextKeys.contextOf(isElement(at) ? at : windows.page.elementFromPoint(at.x, at.y));
      menus.showMenu(menu, { ...options, at, context }).catch(onUnexpectedError);
    },
    [menus, contextKeys, windows, menu],
  );
  const propsFor = (options: ContextMenuOptions) => ({
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      show({ x: event.clientX, y: event.clientY }, options);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      show(event.currentTarget, options);
    },
  });
  return { show, propsFor };
}
