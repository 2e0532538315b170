import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { ExtensionHost } from '../../../core/browser/extensions/extensionHost';
import { ExtensionServer } from '../../../core/browser/extensions/extensionServer';
import { Texts } from '../../../core/browser/i18n/texts';
import { rememberLocale } from '../../../core/browser/session/localeCookies';
import { Session } from '../../../core/browser/session/session';
import { QuickInput } from '../../../core/browser/quickInput/quickInput';
import { Editors } from '../../../core/browser/tabs/editors';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { onUnexpectedError } from '../../../core/common/event';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';
import { type Locale, locales } from '../../../core/common/locale';

/** Each language by its own name, so that those who know no other find it. */
const names: Readonly<Record<Locale, string>> = { en: 'English', 'zh-CN': '中文(简体)' };

/** In the local storage, for a moment: by it the other tabs of the browser hear of another language. */
const chosenKey = 'lathe.locale';

/** Chooses the language of the workbench, at once, in every tab of the browser, and for the next start. */
@injectable()
export class LocaleContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) private readonly texts: Texts,
    @inject(ExtensionHost) private readonly host: ExtensionHost,
    @inject(ExtensionServer) private readonly server: ExtensionServer,
    @inject(Session) private readonly session: Session,
    @inject(Editors) private readonly editors: Editors,
    @inject(Tabs) private readonly tabs: Tabs,
  ) {
    super();
    this.own(commands.register('workbench.action.configureLocale', (locale: unknown) => this.configure(locale)));
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      const chosen = key === chosenKey ? locales.find((locale) => locale === newValue) : undefined;
      if (chosen && chosen !== this.texts.locale) void this.speak(chosen).catch(onUnexpectedError);
    };
    window.addEventListener('storage', onStorage);
    this.own(toDisposable(() => window.removeEventListener('storage', onStorage)));
  }

  private async configure(wanted: unknown): Promise<void> {
    const given = locales.find((locale) => locale === wanted);
    const locale = given ?? (await this.ask());
    if (locale === undefined || locale === this.texts.locale) return;
    await this.speak(locale, async () => {
      rememberLocale(locale);
      // The server speaks the language too by when something is asked for anew.
      await this.session.changeLocale(locale);
    });
    tellOtherTabs(locale);
  }

  /** `agree` is done when its texts are there, before they are shown. */
  private async speak(locale: Locale, agree?: () => Promise<void>): Promise<void> {
    const bootstrap = await this.server.list(locale);
    await this.host.prepareLocale(bootstrap, locale);
    await agree?.();
    this.texts.add('workbench', locale, bootstrap.texts);
    this.texts.setLocale(locale);
    document.documentElement.lang = locale;
    const calledAfterKind = this.tabs.all.filter(({ type, name }) => name === this.titleOf(type));
    await this.host.update(bootstrap);
    for (const { key, type } of calledAfterKind) this.tabs.update(key, { name: this.titleOf(type) ?? type });
  }

  private titleOf(type: string): string | undefined {
    return this.editors.get(type)?.title;
  }

  private async ask(): Promise<Locale | undefined> {
    const items = locales.map((locale) => ({ id: locale, label: names[locale], description: locale, locale }));
    const activeItem = items.find((item) => item.locale === this.texts.locale);
    const placeholder = this.texts.translate('workbench', 'locale.choose');
    return (await this.quickInput.pick(items, { placeholder, activeItem, matchOnDescription: true }))?.locale;
  }
}

function tellOtherTabs(locale: Locale): void {
  try {
    localStorage.setItem(chosenKey, locale);
    // So that the same language, chosen again later, is a change.
    localStorage.removeItem(chosenKey);
  } catch {
    // Where the browser keeps nothing, they speak it from their next load on.
  }
}
