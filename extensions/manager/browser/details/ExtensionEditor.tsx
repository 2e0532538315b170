import { type Tab, Tabs as WorkbenchTabs } from 'lathe';
import { EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Tab as TabButton, TabList, TabPanel, Tabs } from 'react-aria-components';
import { ManagedExtensions, nameOf } from '../managedExtensions';
import { Contributions } from './Contributions';
import { ExtensionHeader } from './ExtensionHeader';
import { Readme } from './Readme';
import { RuntimeStatus } from './RuntimeStatus';
import './extensionEditor.css';

const pages = { readme: Readme, contributions: Contributions, runtime: RuntimeStatus };

/** All about one extension. */
export const ExtensionEditor = observer(function ExtensionEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const id = tab.params['id'] ?? tab.id;
  const extension = useService(ManagedExtensions).get(id);
  const tabs = useService(WorkbenchTabs);
  const name = extension && nameOf(extension);
  useEffect(() => {
    if (name !== undefined) tabs.update(tab.key, { name });
  }, [tabs, tab.key, name]);
  if (!extension) return <EmptyState title={t('details.missing', { id })} icon="extensions" />;
  return (
    <div className="extension-editor">
      <ExtensionHeader extension={extension} />
      <Tabs className="extension-editor__tabs">
        <TabList className="extension-editor__tab-list" aria-label={t('details.tabs')}>
          {Object.keys(pages).map((page) => (
            <TabButton key={page} id={page} className="extension-editor__tab">
              {t(`details.${page}`)}
            </TabButton>
          ))}
        </TabList>
        {Object.entries(pages).map(([page, Page]) => (
          <TabPanel key={page} id={page} className="extension-editor__page">
            <Page extension={extension} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
});
