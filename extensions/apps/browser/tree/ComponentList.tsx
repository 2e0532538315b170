import { onUnexpectedError } from 'lathe';
import { CommandButton, type DropPlace, EmptyState, Tree, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ComponentEntry } from '../../common/appCalls';
import { isFolder } from './componentItem';
import { ComponentMenu } from './componentMenu';
import { ComponentMoves } from './componentMoves';
import { ComponentOpening } from './componentOpening';
import { ComponentRemoval } from './componentRemoval';
import { ComponentRenaming } from './componentRenaming';
import { ComponentTree } from './componentTree';
import { dropDestination } from './dropDestination';
import { useComponentRow } from './useComponentRow';

/** The tree itself: what keys, mouse and drags do in it. */
export const ComponentList = observer(function ComponentList(): ReactNode {
  const t = useTexts();
  const tree = useService(ComponentTree);
  const moves = useService(ComponentMoves);
  const menu = useService(ComponentMenu);
  const opening = useService(ComponentOpening);
  const removal = useService(ComponentRemoval);
  const renaming = useService(ComponentRenaming);
  const getRow = useComponentRow();
  const destination = (items: readonly ComponentEntry[], target: ComponentEntry | undefined, place: DropPlace) =>
    dropDestination({ entries: tree.entries, inside: (folder) => tree.inside(folder) }, items, target, place);
  const drop = (items: readonly ComponentEntry[], target: ComponentEntry | undefined, place: DropPlace): void => {
    const to = destination(items, target, place);
    if (to) moves.move(to).catch(onUnexpectedError);
  };
  return (
    <Tree
      label={t('components')}
      model={tree.model}
      multiselect
      filterable
      takesFocus
      getRow={getRow}
      empty={tree.loading ? <span /> : <NoComponents />}
      onOpen={(entry, { preview }) => {
        if (!isFolder(entry)) opening.open(entry, { preview }).catch(onUnexpectedError);
      }}
      onContextMenu={(entries, at) => menu.show(entries, at)}
      onDelete={(entries) => void removal.remove(entries).catch(onUnexpectedError)}
      onRename={(entry, text) => renaming.rename(entry, text)}
      validateName={(entry, text) => renaming.problem(entry, text)}
      canDrop={(items, target, place) => destination(items, target, place) !== undefined}
      onDrop={drop}
    />
  );
});

const NoComponents = observer(function NoComponents(): ReactNode {
  const t = useTexts();
  const { model } = useService(ComponentTree);
  if (model.filter !== '')
    return <EmptyState title={t('tree.nothingFound')} description={t('tree.nothingFoundHint')} />;
  return (
    <EmptyState title={t('tree.empty')} description={t('tree.emptyHint')}>
      <CommandButton command="apps.newComponent" text="command.newComponent" icon="add" />
      <CommandButton command="apps.addExisting" text="command.addExisting" icon="link" />
    </EmptyState>
  );
});
