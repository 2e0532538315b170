import { Clipboard, inject, injectable, Views } from 'lathe';
import { when } from 'mobx';
import type { ComponentEntry } from '../../common/appCalls';
import { componentsView, CurrentApp } from '../current/currentApp';
import { SwitchApplication } from '../current/switchApplication';
import { ComponentAdding } from './componentAdding';
import { ComponentClipboard } from './componentClipboard';
import { ComponentCreation } from './componentCreation';
import { ComponentMoves } from './componentMoves';
import { ComponentOpening } from './componentOpening';
import { ComponentRemoval } from './componentRemoval';
import { ComponentTree } from './componentTree';
import { ComponentUses } from './componentUses';
import { MoveToFolder } from './moveToFolder';
import { TreeFilter } from './treeFilter';

type Handler = (...args: readonly unknown[]) => unknown;

/** What the commands of the component tree do: they are about what is selected there. */
@injectable()
export class ComponentCommands {
  constructor(
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(ComponentMoves) private readonly moves: ComponentMoves,
    @inject(ComponentClipboard) private readonly taken: ComponentClipboard,
    @inject(ComponentCreation) private readonly creation: ComponentCreation,
    @inject(ComponentAdding) private readonly adding: ComponentAdding,
    @inject(ComponentOpening) private readonly opening: ComponentOpening,
    @inject(ComponentRemoval) private readonly removal: ComponentRemoval,
    @inject(ComponentUses) private readonly uses: ComponentUses,
    @inject(MoveToFolder) private readonly folders: MoveToFolder,
    @inject(TreeFilter) private readonly filter: TreeFilter,
    @inject(SwitchApplication) private readonly switching: SwitchApplication,
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Views) private readonly views: Views,
  ) {}

  readonly handlers: Readonly<Record<string, Handler>> = {
    'workbench.view.apps': () => this.views.openContainer('workbench.view.apps'),
    'apps.switchApplication': () => this.switching.run(),
    'apps.openCurrent': () => this.current.appId !== undefined && this.current.open(this.current.appId),
    'apps.closeApplication': () => this.current.choose(undefined),
    'apps.newComponent': (type) =>
      this.inApplication(() => this.creation.create(this.first, typeof type === 'string' ? type : undefined)),
    'apps.newFolder': () => this.inApplication(() => this.creation.createFolder(this.first)),
    'apps.addExisting': () => this.inApplication(() => this.adding.add(this.first)),
    'apps.openComponent': () => this.opening.openAll(this.selected),
    'apps.openComponentToSide': () => this.opening.openAll(this.selected, { group: 'beside' }),
    'apps.renameComponent': () => this.rename(),
    'apps.deleteComponents': () => this.removal.remove(this.selected),
    'apps.cutComponents': () => this.taken.take('cut', this.selected),
    'apps.copyComponents': () => this.taken.take('copy', this.selected),
    'apps.pasteComponents': () => this.taken.paste(this.first),
    'apps.cancelCut': () => this.taken.forget(),
    'apps.moveComponentUp': () => this.moves.shift(this.selected, false),
    'apps.moveComponentDown': () => this.moves.shift(this.selected, true),
    'apps.moveComponentsTo': () => this.folders.run(this.selected),
    'apps.copyComponentName': () => this.clipboard.writeText(this.selected.map(({ name }) => name).join('\n')),
    'apps.copyComponentLink': () => this.opening.copyLinks(this.selected),
    'apps.showComponentUses': () => this.first && this.uses.show(this.first),
    'apps.showComponentHistory': () => this.first && this.uses.showHistory(this.first),
    'apps.collapseComponents': () => this.tree.model.collapseAll(),
    'apps.refreshComponents': () => this.tree.load(),
    'apps.filterComponents': () => this.showFilter(),
  };

  private get selected(): readonly ComponentEntry[] {
    return this.tree.selected;
  }

  private get first(): ComponentEntry | undefined {
    const { focused } = this.tree.model.selection;
    return focused && this.tree.model.selection.has(focused) ? focused.item : this.selected[0];
  }

  /** In the application that is open, or in one that is opened for it. */
  private async inApplication(work: () => unknown): Promise<void> {
    if (this.current.appId === undefined) await this.switching.run();
    if (this.current.appId === undefined) return;
    await when(() => !this.tree.loading);
    await work();
  }

  private rename(): void {
    const { selection } = this.tree.model;
    const [node] = selection.focused && selection.has(selection.focused) ? [selection.focused] : selection.nodes;
    if (node) this.tree.model.rename(node);
  }

  private async showFilter(): Promise<void> {
    await this.views.openView(componentsView);
    this.filter.focus();
  }
}
