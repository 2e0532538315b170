import type { Translate } from 'lathe';
import type { FormModel } from 'lathe/ui';
import { homeTabId, type TabKind } from '../../../common/tabData';
import type { AppValues, TabEntry } from '../model/appValues';
import { newTab } from '../model/newEntries';
import type { Target } from '../targets/target';

/** The tabs of an application as they are designed. */
export class TabDesign {
  constructor(
    private readonly form: FormModel<AppValues>,
    private readonly t: Translate,
  ) {}

  get all(): readonly TabEntry[] {
    return this.form.state === 'ready' ? this.form.values.tabs : [];
  }

  change(id: string, change: Partial<TabEntry>, label: string, field: string): void {
    const tabs = this.all.map((tab) => (tab.id === id ? { ...tab, ...change } : tab));
    this.form.change('tabs', tabs, label, `tab ${id} ${field}`);
  }

  /** The id of what was added. */
  add(kind: TabKind, target: Target | undefined): string {
    const label = target?.label ?? this.t(`designer.kind.${kind}`);
    const tab = newTab(this.all, { ...target, kind, label });
    this.form.change('tabs', [...this.all, tab], this.t('designer.tabs.added'), `tabs ${tab.id}`);
    return tab.id;
  }

  /** How many menus open one of them. */
  menusOf(ids: readonly string[]): number {
    const gone = new Set(ids);
    return this.form.values.menus.filter(({ tab }) => tab !== undefined && gone.has(tab)).length;
  }

  /** With the menus that open them; the one that is built in stays without a word. */
  remove(ids: readonly string[]): void {
    const gone = new Set(ids.filter((id) => id !== homeTabId));
    if (gone.size === 0) return;
    const { menus, defaultTabId, mobileTabs } = this.form.values;
    const label = this.t('designer.tabs.deleted', { count: gone.size });
    this.form.history.transact(label, () => {
      this.form.change(
        'tabs',
        this.all.filter(({ id }) => !gone.has(id)),
        label,
      );
      this.form.change(
        'menus',
        menus.filter(({ tab }) => tab === undefined || !gone.has(tab)),
        label,
      );
      if (gone.has(defaultTabId)) this.form.change('defaultTabId', '', label);
      this.form.change(
        'mobileTabs',
        mobileTabs.filter((id) => !gone.has(id)),
        label,
      );
    });
  }
}
