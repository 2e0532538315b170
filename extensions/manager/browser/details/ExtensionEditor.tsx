import { type Tab, Tabs } from 'lathe';
import { EmptyState, ProgressBar, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { ManagedExtensions, nameOf } from '../managedExtensions';
import { ExtensionHeader } from './ExtensionHeader';
import './extensionEditor.css';

// The list of extensions is seen at start: the widget library behind the tabs need not come with it.
const ExtensionTabs = lazy(() => import('./ExtensionTabs').then((module) => ({ default: module.ExtensionTabs })));

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
      <Suspense fallback={<ProgressBar label={t('details.tabs')} />}>
        <ExtensionTabs extension={extension} />
      </Suspense>
    </div>
  );
});
