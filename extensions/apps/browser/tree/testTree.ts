import { Notifications, UndoRedo, Views } from 'lathe';
import { runInAction, when } from 'mobx';
import type { ComponentEntry } from '../../common/appCalls';
import { SwitchApplication } from '../current/switchApplication';
import { CurrentApp } from '../current/currentApp';
import { type Answer, startApps, testApplication } from '../testApps';
import { ComponentAdding } from './componentAdding';
import { ComponentClipboard } from './componentClipboard';
import { ComponentCommands } from './componentCommands';
import { ComponentCreation } from './componentCreation';
import { ComponentMenu } from './componentMenu';
import { ComponentMoves } from './componentMoves';
import { ComponentOpening } from './componentOpening';
import { ComponentRemoval } from './componentRemoval';
import { ComponentRenaming } from './componentRenaming';
import { ComponentTree } from './componentTree';
import { ComponentUses } from './componentUses';
import { MoveToFolder } from './moveToFolder';
import { NamespaceNeeded } from './namespaceNeeded';
import { OpenFolders } from './openFolders';
import { TreeFilter } from './treeFilter';

export const appId = '000f0000000000000one';

const services = [
  ...[ComponentAdding, ComponentClipboard, ComponentCommands, ComponentCreation, ComponentMenu, ComponentMoves],
  ...[ComponentOpening, ComponentRemoval, ComponentRenaming, ComponentTree, ComponentUses],
  ...[MoveToFolder, NamespaceNeeded, OpenFolders, SwitchApplication, TreeFilter],
];

/** The tree of an application on a server that a test plays: `answer` is asked first, undefined leaves it to this one. */
export async function startTree(
  first: readonly ComponentEntry[],
  answer: (...asked: Parameters<Answer>) => object | undefined = () => undefined,
) {
  const state = { entries: first };
  const started = startApps((call, body) => {
    const own = answer(call, body);
    if (own) return own;
    if (call === `GET sys/v1.0/apps/${appId}/components`) return { result: state.entries };
    return { result: testApplication() };
  }, services);
  const { container } = started;
  container.get(CurrentApp).choose(appId);
  const tree = container.get(ComponentTree);
  await when(() => !tree.loading);
  const undoRedo = container.get(UndoRedo);
  const views = container.get(Views);
  runInAction(() => (views.focused = 'apps.components'));
  const said = () => container.get(Notifications).all.map(({ message }) => message);
  const moves = container.get(ComponentMoves);
  const close = (): void => [moves, tree, container.get(CurrentApp)].forEach((one) => one.dispose());
  return { ...started, state, tree, moves, undoRedo, said, close };
}
