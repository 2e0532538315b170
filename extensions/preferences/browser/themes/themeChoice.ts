import { inject, injectable, Notifications, Texts, Themes, ThemeSettings } from 'lathe';

/** The texts of this extension. */
export const namespace = 'lathe.preferences';

/** Turns to a theme and remembers it, or says why it cannot. */
@injectable()
export class ThemeChoice {
  constructor(
    @inject(Themes) private readonly themes: Themes,
    @inject(ThemeSettings) private readonly settings: ThemeSettings,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async take(id: string): Promise<void> {
    if (!(await this.apply(id))) return;
    try {
      await this.settings.choose(id);
    } catch (error) {
      this.notifications.warn(this.say('themes.notStored', { reason: reasonOf(error) }));
    }
  }

  /** A theme that is broken is not remembered: the next start would have it again. */
  private async apply(id: string): Promise<boolean> {
    try {
      await this.themes.apply(id);
      return true;
    } catch (error) {
      this.themes.endPreview();
      const name = this.themes.get(id)?.label ?? id;
      this.notifications.error(this.say('themes.failed', { name, reason: reasonOf(error) }));
      return false;
    }
  }

  private say(key: string, parameters: Readonly<Record<string, string>>): string {
    return this.texts.translate(namespace, key, parameters);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
