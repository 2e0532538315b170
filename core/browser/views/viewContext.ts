import { inject, injectable } from 'inversify';
import { autorun, reaction } from 'mobx';
import { DisposableOwner } from '../../common/lifecycle';
import { ContextKeys } from '../contextKeys/contextKeys';
import { viewLocations } from './viewInfo';
import { Views } from './views';

const partKeys = { sidebar: 'sideBarVisible', panel: 'panelVisible', right: 'rightSideBarVisible' } as const;
const activeKeys = { sidebar: 'activeViewlet', panel: 'activePanel', right: 'activeAuxiliary' } as const;

/** Tells when clauses which views are seen and which one has the focus. */
@injectable()
export class ViewContext extends DisposableOwner {
  constructor(@inject(Views) views: Views, @inject(ContextKeys) contextKeys: ContextKeys) {
    super();
    const visible = new Set<string>();
    this.own({
      dispose: autorun(() => {
        const seen = new Set(views.all.filter((view) => views.isVisible(view.id)).map((view) => view.id));
        const changes: Record<string, boolean> = {};
        for (const id of seen) if (!visible.has(id)) changes[`view.${id}.visible`] = true;
        for (const id of visible) if (!seen.has(id)) changes[`view.${id}.visible`] = false;
        visible.clear();
        for (const id of seen) visible.add(id);
        contextKeys.update(changes);
      }),
    });
    this.own({
      dispose: reaction(
        () => views.focused,
        (focused) => contextKeys.set('focusedView', focused ?? ''),
        { fireImmediately: true },
      ),
    });
    for (const location of viewLocations) {
      this.own({
        dispose: autorun(() => {
          const shown = views.isPartVisible(location);
          const active = shown ? views.activeContainer(location)?.id : undefined;
          contextKeys.update({ [partKeys[location]]: shown, [activeKeys[location]]: active ?? '' });
        }),
      });
    }
  }
}
