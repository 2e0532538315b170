import { inject, injectable } from 'inversify';
import { computed, makeObservable } from 'mobx';
import { ContextKeys } from '../contextKeys/contextKeys';
import { mergeOrder } from './mergeOrder';
import { ViewCustomisation } from './viewCustomisation';
import { editorArea, type PlacedContainer, type PlacedView, type ViewInfo, type ViewLocation } from './viewInfo';
import { ViewRegistry } from './viewRegistry';

const generatedPrefix = 'generated:';
const orphanPrefix = 'orphans:';

interface ContainerSeed {
  readonly id: string;
  readonly location: ViewLocation;
  readonly order: number;
  readonly title?: string;
  readonly icon?: string;
}

/**
 * Where everything stands now, derived from what is declared and what the user chose. Nothing is repaired or forgotten
 * when an extension comes or goes: a view whose chosen container is missing waits at its default, one whose default is
 * missing too gets a container of its own.
 */
@injectable()
export class ViewPlacement {
  constructor(
    @inject(ViewRegistry) private readonly registry: ViewRegistry,
    @inject(ViewCustomisation) private readonly customisation: ViewCustomisation,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
  ) {
    makeObservable<this, 'seeds' | 'containerOfView' | 'placed'>(this, {
      seeds: computed,
      containerOfView: computed,
      placed: computed,
    });
  }

  /** The containers of a location that have something to show, in order, hidden ones too. */
  containersAt(location: ViewLocation): readonly PlacedContainer[] {
    const here = this.placed.filter((container) => container.location === location);
    const byDefault = here.map((container) => container.id);
    const order = mergeOrder(byDefault, this.customisation.choices.containerOrder.get(location) ?? []);
    const rank = new Map(order.map((id, index) => [id, index]));
    return here.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
  }

  container(id: string): PlacedContainer | undefined {
    return this.placed.find((container) => container.id === id);
  }

  /** The id of the container that holds a view, or 'editor'. */
  containerOf(viewId: string): string | undefined {
    return this.containerOfView.get(viewId);
  }

  /** The view if it is declared and its when clause holds. */
  view(id: string): PlacedView | undefined {
    const info = this.registry.view(id);
    return info && this.contextKeys.matches(info.when) ? this.place(info) : undefined;
  }

  private get seeds(): ReadonlyMap<string, ContainerSeed> {
    const { locationOfContainer } = this.customisation.choices;
    const seeds = new Map<string, ContainerSeed>();
    for (const info of this.registry.containers) {
      if (!this.contextKeys.matches(info.when)) continue;
      const location = locationOfContainer.get(info.id) ?? info.location;
      seeds.set(info.id, { ...info, location, order: info.order ?? 100 });
    }
    for (const [id, location] of locationOfContainer)
      if (id.startsWith(generatedPrefix)) seeds.set(id, { id, location, order: 1000 });
    return seeds;
  }

  private get containerOfView(): ReadonlyMap<string, string> {
    const chosen = this.customisation.choices.containerOfView;
    const isThere = (id: string | undefined): id is string =>
      id === editorArea || (id !== undefined && this.seeds.has(id));
    return new Map(
      this.registry.views.map((view) => {
        const choice = chosen.get(view.id);
        if (isThere(choice)) return [view.id, choice];
        return [view.id, isThere(view.container) ? view.container : orphanPrefix + view.container];
      }),
    );
  }

  private get placed(): readonly PlacedContainer[] {
    const views = new Map<string, ViewInfo[]>();
    for (const view of this.registry.views) {
      if (!this.contextKeys.matches(view.when)) continue;
      const id = this.containerOfView.get(view.id);
      if (id === undefined || id === editorArea) continue;
      views.set(id, [...(views.get(id) ?? []), view]);
    }
    return [...views]
      .map(([id, infos]) => ({ seed: this.seeds.get(id) ?? { id, location: 'sidebar' as const, order: 2000 }, infos }))
      .sort((a, b) => a.seed.order - b.seed.order)
      .map(({ seed, infos }) => this.placeContainer(seed, infos));
  }

  private placeContainer(seed: ContainerSeed, infos: readonly ViewInfo[]): PlacedContainer {
    const { viewOrder, hiddenContainers } = this.customisation.choices;
    const byDefault = [...infos].sort((a, b) => (a.order ?? 100) - (b.order ?? 100));
    const byId = new Map(byDefault.map((info) => [info.id, info]));
    const ids = mergeOrder([...byId.keys()], viewOrder.get(seed.id) ?? []);
    const views = ids.flatMap((id) => byId.get(id) ?? []).map((info) => this.place(info));
    return {
      id: seed.id,
      title: seed.title ?? views[0]?.name ?? seed.id,
      icon: seed.icon ?? views.find((view) => view.icon)?.icon ?? '$(window)',
      location: seed.location,
      generated: seed.title === undefined,
      hidden: hiddenContainers.get(seed.id) ?? false,
      views,
    };
  }

  private place(info: ViewInfo): PlacedView {
    const { hiddenViews, collapsedViews } = this.customisation.choices;
    return {
      ...info,
      hidden: hiddenViews.get(info.id) ?? info.visibility === 'hidden',
      collapsed: collapsedViews.get(info.id) ?? info.visibility === 'collapsed',
    };
  }
}

/** The id of a container made for a view that was dropped on a bar. */
export function newContainerId(taken: (id: string) => boolean): string {
  for (let number = 1; ; number++) if (!taken(generatedPrefix + number)) return generatedPrefix + number;
}
