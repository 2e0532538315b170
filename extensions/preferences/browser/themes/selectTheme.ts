import { type CommandClass, Commands, inject, injectable, isSeparator, QuickInput, Texts, Themes } from 'lathe';
import { namespace, ThemeChoice } from './themeChoice';
import { type ThemeItem, themeItems } from './themeItems';

const installCommand = 'workbench.extensions.action.installVSIX';

/** Lets the user choose a theme, seeing each one that the list comes to. */
@injectable()
export class SelectTheme implements CommandClass {
  constructor(
    @inject(Themes) private readonly themes: Themes,
    @inject(ThemeChoice) private readonly choice: ThemeChoice,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Commands) private readonly commands: Commands,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  /** With the id of a theme there is nothing to ask. */
  async run(wanted?: unknown): Promise<void> {
    if (typeof wanted === 'string') return this.choice.take(wanted);
    const chosen = await this.ask();
    if (chosen?.theme !== undefined) return this.choice.take(chosen.theme);
    this.themes.endPreview();
    if (chosen) await this.commands.execute(installCommand);
  }

  private ask(): Promise<ThemeItem | undefined> {
    const t = this.texts.of(namespace);
    const items = themeItems(this.themes.all, t);
    const active = this.themes.active?.id;
    return this.quickInput.pick<ThemeItem>(items, {
      placeholder: t('themes.placeholder'),
      activeItem: items
        .flatMap((entry) => (isSeparator(entry) ? [] : [entry]))
        .find(({ theme }) => theme !== undefined && theme === active),
      matchOnDescription: true,
      onDidFocus: (item) => this.preview(item),
    });
  }

  private preview(item: ThemeItem | undefined): void {
    if (item?.theme === undefined) this.themes.endPreview();
    // What is wrong with a theme is said when it is chosen, not while it is passed by.
    else this.themes.preview(item.theme).catch(() => undefined);
  }
}
