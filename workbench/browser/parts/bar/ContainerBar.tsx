import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { ContextMenus, Layout, type ViewLocation, Views } from 'lathe';
import { ActionButton, useService, useTexts } from 'lathe/ui';
import { moveFocus } from '../../../../core/browser/ui/toolbar/moveFocus';
import type { PlacedContainer } from '../../../../core/browser/views/viewInfo';
import { ContainerMenus } from '../views/containerMenus';
import { useDropTargets } from '../views/useDropTargets';
import { useViewDrop } from '../views/useViewDrop';
import { BarEntry } from './BarEntry';
import { useFit } from './useFit';
import './bar.css';

interface ContainerBarProps {
  readonly location: ViewLocation;
  readonly label: string;
  readonly direction: 'horizontal' | 'vertical';
  /** Icons instead of titles. */
  readonly icons?: boolean;
}

/** The containers of a place in a row: those that find no room stand behind "...". */
export const ContainerBar = observer(function ContainerBar(props: ContainerBarProps): ReactNode {
  const { location, label, direction, icons = false } = props;
  const t = useTexts();
  const views = useService(Views);
  const layout = useService(Layout);
  const contextMenus = useService(ContextMenus);
  const menus = useService(ContainerMenus);
  const drop = useViewDrop(useDropTargets().onBar(location));
  const containers = new Map(views.containersAt(location).map((container) => [container.id, container]));
  const active = views.activeContainer(location)?.id;
  const { ref, shown, hidden } = useFit({ ids: [...containers.keys()], active, direction, more: icons ? 48 : 28 });
  const pressed = layout.isVisible(location) ? active : undefined;
  const stop = active !== undefined && shown.includes(active) ? active : shown[0];

  const toggle = (container: PlacedContainer) => {
    if (icons && container.id === pressed) layout.setVisible(location, false);
    else views.openContainer(container.id);
  };
  const showHidden = (at: Element) =>
    void contextMenus.show({
      label: t('parts.moreViews'),
      at,
      groups: [
        {
          name: 'containers',
          actions: hidden
            .flatMap((id) => containers.get(id) ?? [])
            .map((container) => ({
              id: container.id,
              label: container.title,
              icon: container.icon,
              run: () => views.openContainer(container.id),
            })),
        },
      ],
    });

  return (
    <div
      ref={ref}
      className={`bar bar--${direction}`}
      {...drop}
      onKeyDown={(event) => moveFocus(event, direction)}
      onContextMenu={(event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        menus.showBar(location, { x: event.clientX, y: event.clientY });
      }}
    >
      <div role="tablist" className="bar__entries" aria-label={label} aria-orientation={direction}>
        {shown
          .flatMap((id) => containers.get(id) ?? [])
          .map((container) => (
            <BarEntry
              key={container.id}
              container={container}
              direction={direction}
              icons={icons}
              selected={container.id === pressed}
              tabStop={container.id === stop}
              onOpen={() => toggle(container)}
              onMenu={(at) => menus.show(container, at)}
            />
          ))}
      </div>
      {hidden.length > 0 && (
        <div className="bar__more">
          <ActionButton
            icon="ellipsis"
            label={t('parts.moreViews')}
            menu
            tabIndex={-1}
            onClick={(event) => showHidden(event.currentTarget)}
          />
        </div>
      )}
    </div>
  );
});
