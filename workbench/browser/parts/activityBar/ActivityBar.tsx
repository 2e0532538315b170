import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { ContextMenus } from '../../../../core/browser/menus/contextMenus';
import type { PlacedContainer } from '../../../../core/browser/views/viewInfo';
import { Views } from '../../../../core/browser/views/views';
import { Layout } from '../../../../core/browser/layout/layout';
import { Icon } from '../../../../core/browser/ui/icon/Icon';
import { moveFocus } from '../../../../core/browser/ui/toolbar/moveFocus';
import { useService } from '../../../../core/browser/ui/services';
import { useTexts } from '../../../../core/browser/ui/useTexts';
import './activityBar.css';

/** The icons at the edge, one for each container of the side bar. */
export const ActivityBar = observer(function ActivityBar(): ReactNode {
  const t = useTexts();
  const views = useService(Views);
  const layout = useService(Layout);
  const menus = useService(ContextMenus);
  const active = layout.isVisible('sidebar') ? views.activeContainer('sidebar')?.id : undefined;
  const toggle = (container: PlacedContainer) => {
    if (container.id === active) layout.setVisible('sidebar', false);
    else views.openContainer(container.id);
  };
  return (
    <div className="activity-bar" onKeyDown={(event) => moveFocus(event, 'vertical')}>
      <div
        className="activity-bar__containers"
        role="tablist"
        aria-orientation="vertical"
        aria-label={t('parts.activityBar')}
      >
        {views.containersAt('sidebar').map((container, index) => (
          <button
            key={container.id}
            type="button"
            role="tab"
            className="activity-bar__item"
            aria-label={container.title}
            aria-selected={container.id === active}
            tabIndex={container.id === active || (active === undefined && index === 0) ? 0 : -1}
            data-hover={container.title}
            onClick={() => toggle(container)}
          >
            <Icon name={container.icon} />
          </button>
        ))}
      </div>
      <button
        type="button"
        className="activity-bar__item"
        aria-label={t('parts.manage')}
        aria-haspopup="menu"
        data-hover={t('parts.manage')}
        onClick={(event) =>
          void menus.showMenu('globalActivity', { label: t('parts.manage'), at: event.currentTarget })
        }
      >
        <Icon name="settings-gear" />
      </button>
    </div>
  );
});
