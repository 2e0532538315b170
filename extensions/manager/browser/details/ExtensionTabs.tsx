import type { KnownExtension } from 'lathe';
import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Contributions } from './Contributions';
import { Readme } from './Readme';
import { RuntimeStatus } from './RuntimeStatus';

const pages = { readme: Readme, contributions: Contributions, runtime: RuntimeStatus };

export interface ExtensionTabsProps {
  readonly extension: KnownExtension;
}

/** What is said of an extension, a page at a time. */
export const ExtensionTabs = observer(function ExtensionTabs(props: ExtensionTabsProps): ReactNode {
  const t = useTexts();
  return (
    <Tabs className="extension-editor__tabs">
      <TabList className="extension-editor__tab-list" aria-label={t('details.tabs')}>
        {Object.keys(pages).map((page) => (
          <Tab key={page} id={page} className="extension-editor__tab">
            {t(`details.${page}`)}
          </Tab>
        ))}
      </TabList>
      {Object.entries(pages).map(([page, Page]) => (
        <TabPanel key={page} id={page} className="extension-editor__page">
          <Page extension={props.extension} />
        </TabPanel>
      ))}
    </Tabs>
  );
});
