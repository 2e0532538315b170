import { inject, injectable } from 'inversify';
import { compareStructural, reaction } from 'mobx';
import { Commands, DisposableOwner, DisposableStore, Editors, Tabs, Texts, ViewMoves, Views } from 'lathe';
import { ViewContext } from '../../../core/browser/views/viewContext';
import { ViewRegistry } from '../../../core/browser/views/viewRegistry';
import { viewTabType } from '../../../core/browser/views/viewStage';
import { ViewCommands } from '../parts/views/viewCommands';
import { ViewTab } from '../parts/views/ViewTab';

const source = 'workbench';

/** The commands on views, one to show each view and each container, and the tabs that show views. */
@injectable()
export class ViewsContribution extends DisposableOwner {
  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(Views) private readonly views: Views,
    @inject(ViewRegistry) private readonly registry: ViewRegistry,
    @inject(Texts) private readonly texts: Texts,
    @inject(ViewContext) context: ViewContext,
    @inject(ViewCommands) { handlers }: ViewCommands,
    @inject(ViewMoves) moves: ViewMoves,
    @inject(Tabs) tabs: Tabs,
    @inject(Editors) editors: Editors,
  ) {
    super();
    this.own(context);
    for (const [id, handler] of Object.entries(handlers)) this.own(commands.register(id, handler));
    this.own(editors.register(viewTabType, ViewTab));
    this.own({
      dispose: reaction(
        () => tabs.all.filter(({ type }) => type === viewTabType).map(({ id }) => id),
        (ids) => ids.forEach((id) => void moves.moveView(id, 'editor')),
        { equals: compareStructural, fireImmediately: true },
      ),
    });
    this.own(tabs.onDidClose(({ type, id }) => type === viewTabType && moves.returnFromEditor(id)));
    this.own(this.showCommands());
  }

  /** Follows the views that are known and the language. */
  private showCommands(): DisposableStore {
    const current = new DisposableStore();
    const declared = new DisposableStore();
    current.add(declared);
    const declare = (shows: readonly Show[]) => {
      declared.clear();
      // An extension may bring a command of its own for a view.
      const fresh = shows.filter(({ id }) => !this.commands.has(id));
      const t = this.texts.of('workbench');
      const category = t('category.view');
      declared.add(
        this.commands.declare(
          fresh.map(({ id, name }) => ({ id, title: t('views.show', { name }), category, source })),
        ),
      );
      for (const { id, view, container } of fresh) {
        const show = () => (view === undefined ? this.views.openContainer(container) : this.views.openView(view));
        declared.add(this.commands.register(id, show));
      }
    };
    const options = { equals: compareStructural, fireImmediately: true, scheduler: queueMicrotask.bind(globalThis) };
    current.add({ dispose: reaction(() => this.shows(), declare, options) });
    return current;
  }

  private shows(): readonly Show[] {
    const views = this.registry.views.map(({ id, name, container }): Show => ({
      id: `${id}.focus`,
      name,
      view: id,
      container,
    }));
    const count = (container: string) => views.filter((view) => view.container === container).length;
    const containers = this.registry.containers
      .filter(({ id }) => count(id) > 1)
      .map(({ id, title }): Show => {
        return { id: id.startsWith('workbench.view.') ? id : `workbench.view.${id}`, name: title, container: id };
      });
    return [...views, ...containers];
  }
}

/** A command that shows a view, or a container that holds several. */
interface Show {
  readonly id: string;
  readonly name: string;
  readonly view?: string;
  readonly container: string;
}
