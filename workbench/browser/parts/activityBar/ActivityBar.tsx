import { type ReactNode, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { ContextMenus } from 'lathe';
import { Icon, useService, useTexts } from 'lathe/ui';
import { PartFocus } from '../../../../core/browser/layout/partFocus';
import { WorkbenchBrand } from '../../brand/workbenchBrand';
import { ContainerBar } from '../bar/ContainerBar';
import { AccountsEntry } from './AccountsEntry';
import './activityBar.css';

/** The icons at the edge: one for each container of the side bar, and the menu of the workbench. */
export const ActivityBar = observer(function ActivityBar(): ReactNode {
  const t = useTexts();
  const menus = useService(ContextMenus);
  const partFocus = useService(PartFocus);
  const { brand, name } = useService(WorkbenchBrand);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = () => {
      const stop = bar.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"], button');
      stop?.focus();
      return stop !== undefined;
    };
    const registered = partFocus.register('activitybar', focus);
    return () => registered.dispose();
  }, [partFocus]);
  return (
    <nav ref={bar} className="activity-bar" aria-label={t('parts.activityBar')}>
      {brand?.logo && <img className="activity-bar__logo" src={brand.logo} alt={name} />}
      <ContainerBar location="sidebar" label={t('parts.activityBar')} direction="vertical" icons />
      <AccountsEntry />
      <button
        type="button"
        className="bar__entry bar__entry--icon"
        aria-label={t('parts.manage')}
        aria-haspopup="menu"
        data-hover={t('parts.manage')}
        onClick={(event) =>
          void menus.showMenu('globalActivity', { label: t('parts.manage'), at: event.currentTarget })
        }
      >
        <Icon name="settings-gear" />
      </button>
    </nav>
  );
});
