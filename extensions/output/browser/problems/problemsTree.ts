import { inject, injectable } from 'inversify';
import { DisposableOwner } from 'lathe';
import { TreeModel } from 'lathe/ui';
import { reaction } from 'mobx';
import { type ProblemItem, ProblemsStore } from './problemsStore';

/** The tree that the problems panel draws; it follows the store. */
@injectable()
export class ProblemsTree extends DisposableOwner {
  readonly model: TreeModel<ProblemItem>;

  constructor(@inject(ProblemsStore) store: ProblemsStore) {
    super();
    this.model = new TreeModel<ProblemItem>({
      getRoots: () => store.files,
      getId: (item) => item.id,
      getLabel: (item) => (item.kind === 'file' ? item.name : item.marker.message),
      hasChildren: (item) => item.kind === 'file',
      getChildren: (item) => (item.kind === 'file' ? item.problems : []),
      isExpandedAtFirst: () => true,
    });
    this.own({
      dispose: reaction(
        () => store.files,
        () => this.model.refresh(),
      ),
    });
  }
}
