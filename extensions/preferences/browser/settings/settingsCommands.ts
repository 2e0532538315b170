import { inject, injectable } from 'inversify';
import { type SettingsTarget, Tabs, Texts } from 'lathe';
import { SettingsStore } from './settingsStore';

export const settingsEditor = 'settings';

/** What the commands of the settings editor do. */
@injectable()
export class SettingsCommands {
  constructor(
    @inject(SettingsStore) private readonly store: SettingsStore,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  readonly handlers: Readonly<Record<string, (argument?: unknown) => unknown>> = {
    'workbench.action.openSettings': (query) => this.open('user', query),
    'workbench.action.openWorkspaceSettings': (query) => this.open('workspace', query),
    'workbench.action.openSettingsJson': () => this.store.openJson('user'),
    'workbench.action.openWorkspaceSettingsFile': () => this.store.openJson('workspace'),
    'settings.action.search': () => this.store.focusSearch(),
    'settings.action.clearSearch': () => {
      this.store.setQuery('');
      this.store.focusSearch();
    },
  };

  private async open(target: SettingsTarget, query: unknown): Promise<void> {
    this.store.setTarget(target);
    if (typeof query === 'string') this.store.setQuery(query);
    await this.tabs.open({ type: settingsEditor, name: this.texts.translate('lathe.preferences', 'settings.title') });
    this.store.focusSearch();
  }
}
