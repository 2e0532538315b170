import { Commands, onUnexpectedError, Session, Texts } from 'lathe';
import { Tree, useService, useTexts, useTreeModel } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { groupsFor, type Page, type PageGroup } from './pages';

type Item = PageGroup | Page;

const isGroup = (item: Item): item is PageGroup => 'pages' in item;

/** What there is to look after, by what it is about; each entry opens its page. */
export const AdministrationPages = observer(function AdministrationPages(): ReactNode {
  const t = useTexts();
  const texts = useService(Texts);
  const commands = useService(Commands);
  const session = useService(Session);
  const model = useTreeModel<Item>({
    getRoots: () => groupsFor(session.permissions),
    getId: ({ id }) => id,
    getLabel: ({ text }) => texts.of('lathe.admin')(text),
    hasChildren: isGroup,
    getChildren: (item) => (isGroup(item) ? item.pages : []),
    isExpandedAtFirst: () => true,
  });
  return (
    <Tree
      label={t('pages')}
      model={model}
      getRow={(item) => (isGroup(item) ? {} : { icon: item.icon })}
      onOpen={(item) => {
        if (!isGroup(item)) commands.execute(item.command).catch(onUnexpectedError);
      }}
    />
  );
});
