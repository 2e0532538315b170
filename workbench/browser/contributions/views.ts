import { inject, injectable } from 'inversify';
import { compareStructural, reaction } from 'mobx';
import {
  type CommandInfo,
  Commands,
  DisposableOwner,
  DisposableStore,
  Editors,
  Tabs,
  Texts,
  ViewMoves,
  Views,
} from 'lathe';
import { ViewContext } from '../../../core/browser/views/viewContext';
import { viewLocations } from '../../../core/browser/views/viewInfo';
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
    current.add({
      dispose: reaction(
        () => this.allShows(),
        (shows) => {
          declared.clear();
          const fresh = shows.filter(({ info }) => !this.commands.has(info.id));
          declared.add(this.commands.declare(fresh.map(({ info }) => info)));
          for (const { info, run } of fresh) declared.add(this.commands.register(info.id, run));
        },
        { fireImmediately: true },
      ),
    });
    return current;
  }

  private allShows(): readonly { readonly info: CommandInfo; readonly run: () => void | Promise<void> }[] {
    const t = this.texts.of('workbench');
    const category = t('category.view');
    const infoOf = (id: string, name: string): CommandInfo => ({
      id,
      title: t('views.show', { name }),
      category,
      source,
    });
    const views = this.views.all.map(({ id, name }) => ({
      info: infoOf(`${id}.focus`, name),
      run: () => this.views.openView(id),
    }));
    const containers = viewLocations.flatMap((location) => this.views.containersAt(location));
    const several = containers.filter((container) => !container.generated && container.views.length > 1);
    return [
      ...views,
      ...several.map(({ id, title }) => ({
        info: infoOf(`workbench.view.${id}`, title),
        run: () => this.views.openContainer(id),
      })),
    ];
  }
}
