import { Identifiers, inject, injectable, Routes } from 'lathe';
import type { Notice } from '../../common/noticeCalls';
import { NoticeStore } from './noticeStore';

/** Whether there is a place to see what a notice is about. */
export function leadsSomewhere({ about, route }: Notice, identifiers: Identifiers): boolean {
  return route !== null || (about !== null && identifiers.find(about) !== undefined);
}

/** Leads to what a notice is about, which has been read by that. */
@injectable()
export class NoticeOpener {
  constructor(
    @inject(Identifiers) private readonly identifiers: Identifiers,
    @inject(Routes) private readonly routes: Routes,
    @inject(NoticeStore) private readonly store: NoticeStore,
  ) {}

  async open({ id, about, route, read }: Notice): Promise<void> {
    if (!read) await this.store.markRead([id]);
    // A screen made for what it is about is better than the one where anything of its kind is shown.
    if (about !== null && this.identifiers.find(about)) await this.identifiers.open(about);
    else if (route !== null) await this.routes.open(route);
  }
}
