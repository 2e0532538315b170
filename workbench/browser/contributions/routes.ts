import { inject, injectable } from 'inversify';
import { Clipboard } from '../../../core/browser/clipboard/clipboard';
import { Commands } from '../../../core/browser/commands/commands';
import { Texts } from '../../../core/browser/i18n/texts';
import { Layout } from '../../../core/browser/layout/layout';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { QuickInput } from '../../../core/browser/quickInput/quickInput';
import { Identifiers, InvalidIdentifierError } from '../../../core/browser/routes/identifiers';
import { homePath, notFoundType, Routes } from '../../../core/browser/routes/routes';
import { Editors } from '../../../core/browser/tabs/editors';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { DisposableOwner } from '../../../core/common/lifecycle';
import { HomeTab } from '../docking/HomeView';
import { NotFoundView } from '../docking/NotFoundView';

/** Going to places by path or id, and the tabs that every workbench has. */
@injectable()
export class RoutesContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(Editors) editors: Editors,
    @inject(Clipboard) clipboard: Clipboard,
    @inject(Tabs) tabs: Tabs,
    @inject(Layout) layout: Layout,
    @inject(Routes) private readonly routes: Routes,
    @inject(Identifiers) private readonly identifiers: Identifiers,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
    this.own(editors.register('workbench.home', HomeTab));
    this.own(editors.register(notFoundType, NotFoundView));
    const on = (command: string, run: (...args: readonly unknown[]) => unknown): void => {
      this.own(commands.register(`workbench.action.${command}`, run));
    };
    on('openHome', async () => {
      await routes.open(homePath);
      layout.focus('editors');
    });
    on('openById', (id) => this.openById(id));
    on('openPath', (path) => this.openPath(path));
    on('copyLink', (key) => {
      const tab = typeof key === 'string' ? tabs.get(key) : tabs.active;
      return tab && clipboard.writeText(new URL(tab.route, window.location.origin).href);
    });
  }

  private async openById(given: unknown): Promise<void> {
    const t = this.texts.of('workbench');
    const id = typeof given === 'string' ? given : await this.quickInput.input({ prompt: t('routes.idPrompt') });
    if (id === undefined) return;
    try {
      await this.identifiers.open(id.trim());
    } catch (error) {
      if (!(error instanceof InvalidIdentifierError)) throw error;
      this.notifications.error(error.id === '' ? t('routes.noId') : t('routes.invalidId', { id: error.id }));
    }
  }

  private async openPath(given: unknown): Promise<void> {
    const prompt = this.texts.translate('workbench', 'routes.pathPrompt');
    const value = this.routes.current;
    const path = typeof given === 'string' ? given : await this.quickInput.input({ prompt, value });
    if (path) await this.routes.open(path);
  }
}
