import {
  Commands,
  inject,
  injectable,
  type MenuAction,
  type MenuActionGroup,
  onUnexpectedError,
  Session,
  Settings,
  Texts,
} from 'lathe';
import { type Locale, permissions } from 'lathe/common';
import type { RunningApplication } from '../../common/applicationCalls';
import { applicationRoute } from '../../common/applicationSlug';
import { AppsTexts } from '../appsTexts';

/** Each by its own name. */
const languageNames: Readonly<Record<Locale, string>> = { en: 'English', 'zh-CN': '中文(简体)' };
const followSystem = 'window.autoDetectColorScheme';
const themeSetting = 'workbench.colorTheme';
const preferred = { light: 'workbench.preferredLightColorTheme', dark: 'workbench.preferredDarkColorTheme' } as const;

/** What a user of an application can do about himself. */
@injectable()
export class UserMenu {
  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(Session) private readonly session: Session,
    @inject(Settings) private readonly settings: Settings,
    @inject(Texts) private readonly languages: Texts,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  groups(app: RunningApplication | undefined): readonly MenuActionGroup[] {
    const t = this.texts.t;
    const language: MenuAction = {
      ...{ id: 'language', label: t('runtime.language'), icon: 'globe' },
      submenu: () => [{ name: 'languages', actions: this.languageActions() }],
    };
    const theme: MenuAction = {
      ...{ id: 'theme', label: t('runtime.theme'), icon: 'color-mode' },
      submenu: () => [{ name: 'themes', actions: this.themeActions() }],
    };
    const password = this.action('changePassword', 'key', () =>
      this.commands.execute('workbench.action.changePassword'),
    );
    const twoStep = this.action('twoStep', 'shield', () =>
      this.commands.execute('workbench.action.twoStepVerification'),
    );
    return [
      { name: 'who', actions: this.who() },
      { name: 'look', actions: app?.theme ? [language] : [language, theme] },
      { name: 'account', actions: [password, twoStep] },
      { name: 'build', actions: app ? this.building(app) : [] },
      {
        name: 'leave',
        actions: [this.action('logOut', 'sign-out', () => this.commands.execute('workbench.action.logOut'))],
      },
    ];
  }

  private who(): readonly MenuAction[] {
    const { user, userName } = this.session;
    const label = [userName, user?.profile].filter(Boolean).join(' · ');
    return label ? [{ id: 'who', label, enabled: false }] : [];
  }

  private languageActions(): readonly MenuAction[] {
    return Object.entries(languageNames).map(([locale, label]) => ({
      ...{ id: locale, label, checked: this.languages.locale === locale },
      run: () => run(() => this.commands.execute('workbench.action.configureLocale', locale)),
    }));
  }

  private themeActions(): readonly MenuAction[] {
    const t = this.texts.t;
    const follows = this.settings.get(followSystem) === true;
    const current = this.settings.get(themeSetting);
    const system: MenuAction = {
      ...{ id: 'system', label: t('runtime.theme.system'), checked: follows },
      run: () => run(() => this.settings.set(followSystem, true)),
    };
    const kinds = (['light', 'dark'] as const).map((kind) => ({
      ...{ id: kind, label: t(`runtime.theme.${kind}`) },
      checked: !follows && current === this.settings.get(preferred[kind]),
      run: () => run(() => this.useTheme(kind)),
    }));
    return [system, ...kinds];
  }

  private async useTheme(kind: 'light' | 'dark'): Promise<void> {
    const id = this.settings.get(preferred[kind]);
    if (typeof id === 'string') await this.settings.set(themeSetting, id);
    await this.settings.set(followSystem, false);
  }

  private building({ id, type }: RunningApplication): readonly MenuAction[] {
    if (!this.session.permissions.has(permissions.developApplication)) return [];
    const open = (): void => void window.open(applicationRoute({ type, id }), '_blank', 'noopener');
    return [{ id: 'build', label: this.texts.t('runtime.openInWorkbench'), icon: 'tools', run: open }];
  }

  private action(id: string, icon: string, work: () => Promise<unknown>): MenuAction {
    return { id, icon, label: this.texts.t(`runtime.${id}`), run: () => run(work) };
  }
}

function run(work: () => Promise<unknown>): void {
  work().catch(onUnexpectedError);
}
