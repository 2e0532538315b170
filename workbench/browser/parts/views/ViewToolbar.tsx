import { type ReactNode, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { ContextKeys, withValues } from '../../../../core/browser/contextKeys/contextKeys';
import type { ViewInfo } from '../../../../core/browser/views/viewInfo';
import { MenuToolbar } from '../../../../core/browser/ui/toolbar/MenuToolbar';
import { useService } from '../../../../core/browser/ui/services';
import { useTexts } from '../../../../core/browser/ui/useTexts';

/** The actions of one view: the menu 'view/title' where `view` is its id. */
export const ViewToolbar = observer(function ViewToolbar({ view }: { readonly view: ViewInfo }): ReactNode {
  const t = useTexts();
  const contextKeys = useService(ContextKeys);
  const context = useMemo(() => withValues(contextKeys.root, { view: view.id }), [contextKeys, view.id]);
  return <MenuToolbar menu="view/title" label={t('parts.viewActions', { name: view.name })} context={context} />;
});
