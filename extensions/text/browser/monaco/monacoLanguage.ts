import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { DisposableOwner, Notifications, onUnexpectedError, Texts, toDisposable } from 'lathe';
import { TextTexts } from '../textTexts';

/** Monaco's own words. It reads them once, when it is loaded; another language takes another load of the page. */
@injectable()
export class MonacoLanguage extends DisposableOwner {
  private spoken: string | undefined;

  constructor(
    @inject(Texts) private readonly texts: Texts,
    @inject(TextTexts) private readonly words: TextTexts,
    @inject(Notifications) private readonly notifications: Notifications,
  ) {
    super();
    const stop = reaction(
      () => texts.locale,
      (locale) => this.spoken !== undefined && this.spoken !== locale && this.tell(),
    );
    this.own(toDisposable(stop));
  }

  /** Before Monaco's first line runs. Without its words it speaks English. */
  async prepare(): Promise<void> {
    this.spoken = this.texts.locale;
    try {
      if (this.spoken === 'zh-CN') await import(/* webpackChunkName: "monaco-zh-cn" */ 'monaco-editor/nls/lang/zh-cn');
    } catch (error) {
      onUnexpectedError(error);
    }
  }

  private tell(): void {
    const { t } = this.words;
    const reload = { label: t('language.reload'), run: () => location.reload() };
    this.notifications.info(t('language.onNextLoad'), { actions: [reload] });
  }
}
