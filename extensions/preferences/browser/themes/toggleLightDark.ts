import { type CommandClass, inject, injectable, Notifications, Texts, ThemeSettings } from 'lathe';
import { namespace, ThemeChoice } from './themeChoice';

/** From the preferred dark theme to the preferred light one and back. */
@injectable()
export class ToggleLightDark implements CommandClass {
  constructor(
    @inject(ThemeSettings) private readonly settings: ThemeSettings,
    @inject(ThemeChoice) private readonly choice: ThemeChoice,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async run(): Promise<void> {
    const { counterpart } = this.settings;
    if (counterpart !== undefined) await this.choice.take(counterpart);
    else this.notifications.info(this.texts.translate(namespace, 'themes.noCounterpart'));
  }
}
