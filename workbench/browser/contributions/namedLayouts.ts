import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { Dialogs } from '../../../core/browser/dialogs/dialogs';
import { Texts } from '../../../core/browser/i18n/texts';
import { Layout } from '../../../core/browser/layout/layout';
import { NamedLayouts } from '../../../core/browser/layout/namedLayouts';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { QuickInput } from '../../../core/browser/quickInput/quickInput';
import { Editors } from '../../../core/browser/tabs/editors';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { DisposableOwner } from '../../../core/common/lifecycle';
import { LayoutsView } from '../docking/LayoutsView';

/** Saving the layout under a name, and coming back to it. */
@injectable()
export class NamedLayoutsContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(Editors) editors: Editors,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Layout) private readonly layout: Layout,
    @inject(NamedLayouts) private readonly layouts: NamedLayouts,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
    const on = (command: string, run: (name: unknown) => unknown): void => {
      this.own(commands.register(`workbench.action.layout.${command}`, run));
    };
    this.own(editors.register('layouts', LayoutsView));
    on('save', (name) => this.save(name));
    on('apply', (name) => this.withLayout(name, 'layout.pickApply', (found) => layouts.apply(found)));
    on('delete', (name) => this.withLayout(name, 'layout.pickDelete', (found) => layouts.delete(found)));
    on('reset', () => this.reset());
    on('manage', () => tabs.open({ type: 'layouts' }));
  }

  private async save(given: unknown): Promise<void> {
    const t = this.texts.of('workbench');
    const validate = (text: string): string | undefined => (text.trim() === '' ? t('layout.noName') : undefined);
    const typed =
      typeof given === 'string' ? given : await this.quickInput.input({ prompt: t('layout.name'), validate });
    const name = typed?.trim();
    if (!name) return;
    const replaces = this.layouts.has(name);
    if (
      replaces &&
      !(await this.dialogs.confirm({ message: t('layout.overwrite', { name }), primary: t('layout.replace') }))
    )
      return;
    this.layouts.save(name);
    this.notifications.info(t('layout.saved', { name }));
  }

  private async withLayout(given: unknown, placeholder: string, run: (name: string) => void): Promise<void> {
    const t = this.texts.of('workbench');
    if (typeof given === 'string') return run(given);
    if (this.layouts.all.length === 0) {
      this.notifications.info(t('layout.none'));
      return;
    }
    const items = this.layouts.all.map(({ name, tabs }) => ({
      label: name,
      description: t('layout.tabs', { count: tabs.tabs.length }),
    }));
    const picked = await this.quickInput.pick(items, { placeholder: t(placeholder) });
    if (picked) run(picked.label);
  }

  /** The parts as at first, and all tabs in one group. */
  private reset(): void {
    this.layout.reset();
    const [first, ...others] = this.tabs.grid.groups;
    for (const group of others) {
      for (const key of group.tabs) if (first) this.tabs.move(key, { group: first.id });
      this.tabs.grid.removeGroup(group.id);
    }
    this.tabs.grid.even();
  }
}
