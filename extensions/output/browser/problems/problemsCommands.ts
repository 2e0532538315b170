import { inject, injectable } from 'inversify';
import { Views } from 'lathe';
import { ProblemsStore } from './problemsStore';
import { ProblemsTree } from './problemsTree';

export const problemsView = 'workbench.panel.markers.view';

/** What the commands of the problems panel do; those of its menu act on what is selected. */
@injectable()
export class ProblemsCommands {
  constructor(
    @inject(ProblemsStore) private readonly store: ProblemsStore,
    @inject(ProblemsTree) private readonly tree: ProblemsTree,
    @inject(Views) private readonly views: Views,
  ) {}

  readonly handlers: Readonly<Record<string, () => unknown>> = {
    'workbench.panel.markers.view.focus': () => this.views.openView(problemsView),
    'workbench.actions.view.problems': () =>
      this.views.isVisible(problemsView) ? this.views.closeView(problemsView) : this.views.openView(problemsView),
    'problems.action.open': () => this.store.open(),
    'problems.action.copy': () => this.store.copy(),
    'problems.action.copyMessage': () => this.store.copyMessage(),
    'workbench.actions.problems.collapseAll': () => this.tree.model.collapseAll(),
  };
}
