import {
  ContextKeys,
  DisposableOwner,
  Identifiers,
  inject,
  injectable,
  LiveEvents,
  Notifications,
  onUnexpectedError,
  StatusBar,
  Texts,
  Views,
} from 'lathe';
import { noticeTopic } from 'lathe/common';
import { autorun } from 'mobx';
import type { Notice } from '../../common/noticeCalls';
import { NoticeStore } from './noticeStore';
import { leadsSomewhere, NoticeOpener } from './openNotice';

export const noticesView = 'home.notices';
const statusItem = 'home.unread';

/** Draws the user's eyes to what he has not read: a badge, an entry of the status bar, a message when it comes. */
@injectable()
export class NoticeSigns extends DisposableOwner {
  constructor(
    @inject(NoticeStore) private readonly notices: NoticeStore,
    @inject(NoticeOpener) private readonly opener: NoticeOpener,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Identifiers) private readonly identifiers: Identifiers,
    @inject(LiveEvents) private readonly events: LiveEvents,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(StatusBar) private readonly statusBar: StatusBar,
    @inject(Texts) private readonly texts: Texts,
    @inject(Views) private readonly views: Views,
  ) {
    super();
  }

  show(): void {
    this.own({ dispose: autorun(() => this.count()) });
    this.own(
      this.events.listen(noticeTopic, {
        heard: ({ action, quiet }) => {
          if (action === 'told' && quiet !== true) void this.say().catch(onUnexpectedError);
        },
        missed: () => undefined,
      }),
    );
  }

  private count(): void {
    const { unread, onlyUnread } = this.notices;
    const label = this.t('notices.count', { count: unread });
    this.views.badge(noticesView, unread === 0 ? undefined : { value: unread, tooltip: label });
    const text = unread === 0 ? '$(inbox)' : `$(inbox) ${unread > 99 ? '99+' : unread}`;
    const ariaLabel = unread === 0 ? this.t('notices') : `${this.t('notices')}, ${label}`;
    this.statusBar.update(statusItem, { text, tooltip: unread === 0 ? this.t('notices') : label, ariaLabel });
    this.contextKeys.update({ 'home.unreadNotices': unread > 0, 'home.onlyUnread': onlyUnread });
  }

  private async say(): Promise<void> {
    const notice = await this.notices.newest();
    if (!notice) return;
    this.notifications.notify(notice.severity, notice.Title, {
      source: this.t('notices'),
      // It may hold what another user has written.
      links: false,
      actions: leadsSomewhere(notice, this.identifiers) ? [this.opening(notice)] : [],
    });
  }

  private opening(notice: Notice) {
    return { label: this.t('notices.open'), run: () => this.opener.open(notice) };
  }

  private t(key: string, parameters?: Readonly<Record<string, number>>): string {
    return this.texts.translate('lathe.home', key, parameters);
  }
}
