import { type Tab, Tabs } from 'lathe';
import { EmptyState, lazyPart, LoadFailed, ProgressBar, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { ManagedExtensions, nameOf } from '../managedExtensions';
import { ExtensionHeader } from './ExtensionHeader';
import type { ExtensionTabsProps } from './ExtensionTabs';
import './extensionEditor.css';

// The list of extensions is seen at start: the widget library behind the tabs need not come with it.
const Pages = lazyPart<ExtensionTabsProps>(() => import('./ExtensionTabs').then((module) => module.ExtensionTabs), {
  waiting: () => <Waiting />,
  failed: ({ extension }, _error, retry) => <LoadFailed name={nameOf(extension)} retry={retry} />,
});

/** All about one extension. */
export const ExtensionEditor = observer(function ExtensionEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const id = tab.params['id'] ?? tab.id;
  const extension = useService(ManagedExtensions).get(id);
  const tabs = useService(Tabs);
  const name = extension && nameOf(extension);
  useEffect(() => {
    if (name !== undefined) tabs.update(tab.key, { name });
  }, [tabs, tab.key, name]);
  if (!extension) return <EmptyState title={t('details.missing', { id })} icon="extensions" />;
  return (
    <div className="extension-editor">
      <ExtensionHeader extension={extension} />
      <Pages extension={extension} />
    </div>
  );
});

function Waiting(): ReactNode {
  const t = useTexts();
  return <ProgressBar label={t('details.tabs')} />;
}
