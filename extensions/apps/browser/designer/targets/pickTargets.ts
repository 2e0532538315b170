import { inject, injectable, type PickEntry, type PickItem, QuickInput } from 'lathe';
import { AppsClient } from '../../appsClient';
import { AppsTexts } from '../../appsTexts';
import type { TabKind } from '../../../common/tabData';
import type { Target } from './target';
import { TabTargets } from './tabTargets';
import { kindIcons } from '../../tabIcons';

interface TargetItem extends PickItem {
  readonly target: Target;
}

interface Group {
  readonly title: string;
  readonly items: readonly TargetItem[];
}

/** Lets the user choose what tabs are to show. */
@injectable()
export class PickTargets {
  constructor(
    @inject(TabTargets) private readonly targets: TabTargets,
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  /** What is a component of the application stands first. */
  async several(appId: string): Promise<readonly Target[]> {
    const picked = await this.quickInput.pick(this.itemsFor(appId, ['object', 'view', 'dashboard']), {
      ...{ title: this.texts.t('designer.pick.several'), placeholder: this.texts.t('designer.pick.placeholder') },
      ...{ canPickMany: true, enterPicksActive: true, matchOnDescription: true },
    });
    return (picked ?? []).map(({ target }) => target);
  }

  /** One of a kind. */
  async one(kind: TabKind): Promise<Target | undefined> {
    const title = this.texts.t(`designer.pick.${kind}`);
    const picked = await this.quickInput.pick(this.items([kind]), { title, matchOnDescription: true });
    return picked?.target;
  }

  /** What kind of tab; only those whose targets there are. */
  async kind(): Promise<TabKind | undefined> {
    const { t } = this.texts;
    const items = this.targets.kinds().then((kinds) =>
      kinds.map((kind) => ({
        ...{ label: t(`designer.kind.${kind}`), detail: t(`designer.kindHint.${kind}`), icon: kindIcons[kind], kind },
      })),
    );
    return (await this.quickInput.pick(items, { title: t('designer.pick.kind') }))?.kind;
  }

  private async items(kinds: readonly TabKind[]): Promise<readonly PickEntry<TargetItem>[]> {
    return grouped(await this.groups(kinds));
  }

  private async itemsFor(appId: string, kinds: readonly TabKind[]): Promise<readonly PickEntry<TargetItem>[]> {
    const [groups, components] = await Promise.all([this.groups(kinds), this.componentsOf(appId)]);
    const isOwn = ({ target }: TargetItem): boolean => target.target !== undefined && components.has(target.target);
    const own = { title: this.texts.t('designer.pick.own'), items: groups.flatMap(({ items }) => items.filter(isOwn)) };
    const others = groups.map(({ title, items }) => ({ title, items: items.filter((item) => !isOwn(item)) }));
    return grouped([own, ...others]);
  }

  private async groups(kinds: readonly TabKind[]): Promise<readonly Group[]> {
    const offered = new Set(await this.targets.kinds());
    const asked = kinds.filter((kind) => offered.has(kind));
    return Promise.all(
      asked.map(async (kind) => {
        const found = await this.targets.of(kind);
        const items = found.map((target) => ({
          ...{ label: target.targetLabel, description: target.name, icon: target.icon, target },
        }));
        return { title: this.texts.t(`designer.kind.${kind}`), items };
      }),
    );
  }

  private async componentsOf(appId: string): Promise<ReadonlySet<string>> {
    const entries = await (await this.client.calls).components.tree({ params: { appId } });
    return new Set(entries.flatMap(({ compId }) => compId ?? []));
  }
}

function grouped(groups: readonly Group[]): readonly PickEntry<TargetItem>[] {
  return groups.flatMap(({ title, items }) => (items.length > 0 ? [{ separator: title }, ...items] : []));
}
