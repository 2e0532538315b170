import { ContextKeys, CurrentPage, withValues } from 'lathe';
import { MenuButton, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ListedItem } from './savedClient';
import { savedContext } from './savedContext';

interface SavedMenuProps {
  readonly item: ListedItem;
}

/** What is done with a view or a dashboard as a whole: shared, copied, deleted. */
export const SavedMenu = observer(function SavedMenu({ item }: SavedMenuProps): ReactNode {
  const t = useTexts();
  const contextKeys = useService(ContextKeys);
  const { isPage } = useService(CurrentPage);
  // The users of applications look at what was made for them.
  if (isPage) return null;
  const context = withValues(contextKeys.root, savedContext(item));
  return <MenuButton label={t('saved.more', { name: item.label })} menu="data/saved" context={context} args={[item]} />;
});
