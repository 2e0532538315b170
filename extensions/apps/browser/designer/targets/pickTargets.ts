import { inject, injectable, type PickEntry, type PickItem, QuickInput } from 'lathe';
import { AppsTexts } from '../../appsTexts';
import type { TabKind } from '../../../common/tabData';
import { kindIcons, type Target } from './target';
import { TabTargets } from './tabTargets';

interface TargetItem extends PickItem {
  readonly target: Target;
}

/** Lets the user choose what tabs are to show. */
@injectable()
export class PickTargets {
  constructor(
    @inject(TabTargets) private readonly targets: TabTargets,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async several(): Promise<readonly Target[]> {
    const picked = await this.quickInput.pick(this.items(['object', 'view', 'dashboard']), {
      ...{ title: this.texts.t('designer.pick.several'), placeholder: this.texts.t('designer.pick.placeholder') },
      ...{ canPickMany: true, matchOnDescription: true },
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
    const offered = new Set(await this.targets.kinds());
    const groups = await Promise.all(
      kinds
        .filter((kind) => offered.has(kind))
        .map(async (kind): Promise<readonly PickEntry<TargetItem>[]> => {
          const found = await this.targets.of(kind);
          const items = found.map((target) => ({
            ...{ label: target.targetLabel, description: target.name, icon: target.icon, target },
          }));
          return items.length > 0 ? [{ separator: this.texts.t(`designer.kind.${kind}`) }, ...items] : [];
        }),
    );
    return groups.flat();
  }
}
