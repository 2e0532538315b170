import { Dialogs, inject, injectable } from 'lathe';
import type { ComponentEntry } from '../../common/appCalls';
import { AppsTexts } from '../appsTexts';
import { titleOf } from './componentItem';
import { ComponentMoves } from './componentMoves';
import { withInside } from './componentOrder';
import { ComponentTree } from './componentTree';

/** Takes components out of the application, after asking whether what they stand for goes as well. */
@injectable()
export class ComponentRemoval {
  constructor(
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(ComponentMoves) private readonly moves: ComponentMoves,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async remove(entries: readonly ComponentEntry[]): Promise<void> {
    const [first] = entries;
    if (!first) return;
    const { t } = this.texts;
    const all = withInside(
      this.tree.entries,
      entries.map(({ id }) => id),
    );
    const things = [...all].filter((id) => this.standsForSomething(id)).length;
    const inside = all.size - entries.length;
    const message =
      entries.length === 1
        ? t('tree.remove.one', { name: titleOf(first, t) })
        : t('tree.remove.many', { count: entries.length });
    const detail = [
      ...(inside > 0 ? [t('tree.remove.inside', { count: inside })] : []),
      ...(things > 0 ? [t('tree.remove.detail')] : []),
    ].join('\n');
    const answer = await this.dialogs.ask({
      type: 'warning',
      message,
      detail,
      buttons: [
        { id: 'entry', label: things > 0 ? t('tree.remove.fromApp') : t('tree.remove.remove') },
        ...(things > 0 ? [{ id: 'things', label: t('tree.remove.things', { count: things }), danger: true }] : []),
      ],
    });
    if (answer !== undefined) await this.moves.remove(entries, answer === 'things');
  }

  private standsForSomething(id: string): boolean {
    const entry = this.tree.byId.get(id);
    return entry !== undefined && entry.compId !== null && !entry.missing;
  }
}
