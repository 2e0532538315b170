import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { ContextMenus } from '../../../../core/browser/menus/contextMenus';
import { StatusBar, type StatusBarItem } from '../../../../core/browser/statusBar/statusBar';
import { useService } from '../../../../core/browser/ui/services';
import { moveFocus } from '../../../../core/browser/ui/toolbar/moveFocus';
import { useTexts } from '../../../../core/browser/ui/useTexts';
import { StatusBarEntry } from './StatusBarEntry';
import './statusBar.css';

/** The line at the foot of the window: one stop of the Tab key, arrow keys inside. */
export const StatusBarPart = observer(function StatusBarPart(): ReactNode {
  const t = useTexts();
  const statusBar = useService(StatusBar);
  const menus = useService(ContextMenus);
  const [current, setCurrent] = useState<string>();
  const items = [...statusBar.left, ...statusBar.right];
  const stop = items.some((item) => item.id === current) ? current : items[0]?.id;

  const showMenu = (at: Element | { x: number; y: number }): void => {
    const actions = statusBar.all.map((item) => ({
      id: item.id,
      label: item.name,
      checked: !statusBar.isHidden(item.id),
      run: () => statusBar.setHidden(item.id, !statusBar.isHidden(item.id)),
    }));
    void menus.show({ label: t('statusBar.menu'), at, groups: [{ name: t('statusBar.menu'), actions }] });
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault();
    // The keyboard's menu key gives no place of its own.
    showMenu(
      event.button === 2 ? { x: event.clientX, y: event.clientY } : (document.activeElement ?? event.currentTarget),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    moveFocus(event, 'horizontal', '.status-bar__item');
    if (event.key !== 'F10' || !event.shiftKey) return;
    event.preventDefault();
    showMenu(document.activeElement ?? event.currentTarget);
  };
  const side = (name: string, list: readonly StatusBarItem[]): ReactNode => (
    <div className={`status-bar__side status-bar__side--${name}`} role="presentation">
      {list.map((item) => (
        <span key={item.id} className="status-bar__place" onFocus={() => setCurrent(item.id)}>
          <StatusBarEntry item={item} tabIndex={item.id === stop ? 0 : -1} />
        </span>
      ))}
    </div>
  );
  return (
    <footer className="status-bar" data-part="statusbar" onContextMenu={onContextMenu}>
      <div className="status-bar__items" role="toolbar" aria-label={t('statusBar.label')} onKeyDown={onKeyDown}>
        {side('left', statusBar.left)}
        {side('right', statusBar.right)}
      </div>
    </footer>
  );
});
