import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Views } from 'lathe';
import { MenuButton, useService, useTexts } from 'lathe/ui';
import type { PlacedContainer } from '../../../../core/browser/views/viewInfo';
import { ContainerMenus } from './containerMenus';
import { ViewToolbar } from './ViewToolbar';

/** At the end of a container's title: the actions of its only view, or which of its views are shown. */
export const ContainerTitleActions = observer(function ContainerTitleActions(props: {
  readonly container: PlacedContainer;
}): ReactNode {
  const { container } = props;
  const t = useTexts();
  const menus = useService(ContainerMenus);
  const shown = useService(Views).viewsOf(container.id);
  const [only] = shown;
  return (
    <>
      {shown.length === 1 && only && <ViewToolbar view={only} />}
      {container.views.length > 1 && (
        <MenuButton
          label={t('parts.viewsOf', { name: container.title })}
          menu={() => [{ name: 'views', actions: menus.viewToggles(container) }]}
        />
      )}
    </>
  );
});
