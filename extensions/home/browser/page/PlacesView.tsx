import { Commands, type MenuEntry, Menus } from 'lathe';
import { report, Tree, useService, useTexts, useTreeModel } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

/** Every place that extensions contribute to the menu "home/places". */
export const PlacesView = observer(function PlacesView(): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const menus = useService(Menus);
  const model = useTreeModel<MenuEntry>({
    getRoots: () =>
      menus
        .groups('home/places')
        .flatMap(({ entries }) => entries)
        .filter(({ enabled }) => enabled),
    getId: ({ id }) => id,
    getLabel: ({ title }) => title,
    hasChildren: () => false,
    getChildren: () => [],
  });
  return (
    <Tree
      label={t('home.places')}
      model={model}
      getRow={({ icon }) => ({ icon })}
      onOpen={({ id }) => report(commands.execute(id))}
    />
  );
});
