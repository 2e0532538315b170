import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { Texts } from '../../../core/browser/i18n/texts';
import { Markers } from '../../../core/browser/markers/markers';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { Progress } from '../../../core/browser/progress/progress';
import { StatusBar } from '../../../core/browser/statusBar/statusBar';
import { DisposableOwner } from '../../../core/common/lifecycle';

/** Keeps the workbench's own status bar items up to date; the manifest declares them. */
@injectable()
export class StatusBarContribution extends DisposableOwner {
  constructor(
    @inject(StatusBar) private readonly statusBar: StatusBar,
    @inject(Texts) private readonly texts: Texts,
    @inject(Markers) private readonly markers: Markers,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Progress) private readonly progress: Progress,
  ) {
    super();
    for (const update of [this.problems, this.bell, this.work, this.language]) this.own({ dispose: autorun(update) });
  }

  private readonly t = (key: string, parameters?: Readonly<Record<string, string | number>>): string =>
    this.texts.translate('workbench', key, parameters);

  private readonly problems = (): void => {
    const { errors, warnings, infos } = this.markers.counts;
    const tooltip =
      errors + warnings + infos === 0
        ? this.t('statusBar.noProblems')
        : this.t('statusBar.problemCounts', { errors, warnings, infos });
    const text = `$(error) ${errors} $(warning) ${warnings}${infos > 0 ? ` $(info) ${infos}` : ''}`;
    this.statusBar.update('status.problems', { text, tooltip, ariaLabel: tooltip });
  };

  private readonly bell = (): void => {
    const { all, centreOpen, doNotDisturb } = this.notifications;
    const icon = doNotDisturb ? 'bell-slash' : 'bell';
    const count = all.length;
    const tooltip = centreOpen
      ? this.t('notifications.hideList')
      : this.t(count === 0 ? 'notifications.none' : 'notifications.count', { count });
    const text = count > 0 ? `$(${icon}${doNotDisturb ? '' : '-dot'}) ${count}` : `$(${icon})`;
    this.statusBar.update('status.notifications', { text, tooltip, ariaLabel: tooltip });
  };

  private readonly work = (): void => {
    const [task] = this.progress.inStatusBar;
    const done = task?.value === undefined ? '' : ` (${Math.round(task.value)}%)`;
    this.statusBar.update('status.progress', {
      show: task !== undefined,
      text: `$(sync~spin) ${task?.text ?? ''}${done}`,
    });
  };

  private readonly language = (): void => {
    this.statusBar.update('status.language', { text: this.texts.locale === 'en' ? 'English' : '中文' });
  };
}
