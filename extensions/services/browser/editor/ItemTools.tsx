import { CommandButton } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ItemList } from './itemList';

interface ItemToolsProps {
  readonly list: ItemList;
  readonly readOnly: boolean;
}

/** What is done with items; those that need a selection are there when something is selected. */
export const ItemTools = observer(function ItemTools({ list, readOnly }: ItemToolsProps): ReactNode {
  if (readOnly) return null;
  const some = list.chosen.length > 0;
  return (
    <div className="service-editor__tools">
      <CommandButton command="services.addItems" text="items.add" icon="add" />
      <CommandButton command="services.newItemObject" text="items.newObject" icon="table" />
      <CommandButton command="services.newItemFolder" text="items.newFolder" icon="new-folder" />
      {some && <CommandButton command="services.moveItemsTo" text="items.moveTo" icon="folder" />}
      {some && <CommandButton command="services.removeParts" text="items.remove" icon="trash" />}
    </div>
  );
});
