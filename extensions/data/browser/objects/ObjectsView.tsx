import { Commands, onUnexpectedError } from 'lathe';
import { EmptyState, Tree, useContextMenu, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isGroup, type ObjectItem, ObjectTree } from './objectTree';

const icons = { custom: 'table', standard: 'server', view: 'open-preview' } as const;

/** The objects that the user may read; each opens its rows. */
export const ObjectsView = observer(function ObjectsView(): ReactNode {
  const t = useTexts();
  const { model } = useService(ObjectTree);
  const commands = useService(Commands);
  const menu = useContextMenu('data/object');
  const open = (item: ObjectItem): void => {
    if (!isGroup(item)) commands.execute('data.openRecords', item.name).catch(onUnexpectedError);
  };
  return (
    <Tree
      label={t('objects')}
      model={model}
      getRow={(item) =>
        isGroup(item)
          ? { description: String(item.objects.length) }
          : { icon: icons[item.kind], tooltip: [item.name, item.description].filter(Boolean).join('\n') }
      }
      onOpen={open}
      onContextMenu={([item], at) => {
        if (item && !isGroup(item)) menu.show(at, { label: item.plural, args: [item.name] });
      }}
      empty={<EmptyState title={t('objects.none')} description={t('objects.noneHint')} />}
    />
  );
});
