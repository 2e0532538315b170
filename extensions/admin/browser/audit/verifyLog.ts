import { Api, Dialogs, inject, injectable, Texts } from 'lathe';
import { auditCalls, type AuditCheckView } from '../../common/auditCalls';
import { formatTime } from '../formatTime';

/** Asks the server whether the log is what was written, and tells what it found. */
@injectable()
export class VerifyAuditLog {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async run(): Promise<void> {
    const { entries, head, broken } = await this.api.of(auditCalls).verify();
    const t = this.texts.of('lathe.admin');
    if (broken) return this.dialogs.error(t('audit.broken'), this.explain(broken));
    await this.dialogs.message({
      message: t('audit.intact', { count: entries }),
      detail: head ? t('audit.head', { hash: head.hash }) : undefined,
      type: 'info',
      buttons: [],
      cancel: t('close'),
    });
  }

  private explain(broken: NonNullable<AuditCheckView['broken']>): string {
    const t = this.texts.of('lathe.admin');
    const { reason, position, number, at, userName = '', action = '' } = broken;
    const place = t('audit.place', { number: number ?? '?', position: position ?? '?' });
    const says = at === undefined ? '' : t('audit.says', { at: formatTime(at) ?? at, userName, action });
    return [t(`audit.broken.${reason}`), place, says].filter(Boolean).join('\n');
  }
}
