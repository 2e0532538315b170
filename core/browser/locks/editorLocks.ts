import { inject, injectable } from 'inversify';
import type { Disposable } from '../../common/lifecycle';
import { ActiveEditor } from '../activeEditor/activeEditor';
import { Texts } from '../i18n/texts';
import { Notifications } from '../notifications/notifications';
import { Registry } from '../registry';
import type { ShownLock } from './shownLock';

interface EditorLock {
  readonly lock: ShownLock;
  /** What is locked, in words that go on a sentence: "application". */
  readonly what: string;
}

/** What others keep the user from editing, by the tab that shows it; banners and commands lead here. */
@injectable()
export class EditorLocks {
  private readonly locks = new Registry<EditorLock>('lock of an editor');

  constructor(
    @inject(ActiveEditor) private readonly activeEditor: ActiveEditor,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  register(tabKey: string, lock: EditorLock): Disposable {
    return this.locks.add(tabKey, lock);
  }

  /** The lock of the editor that the user is in, while somebody else holds it. */
  get active(): EditorLock | undefined {
    const { tabKey } = this.activeEditor;
    const found = tabKey === undefined ? undefined : this.locks.get(tabKey);
    return found?.lock.foreign ? found : undefined;
  }

  /** Asks whoever edits to let go. */
  async ask({ lock, what }: EditorLock): Promise<void> {
    const { userName: user } = await lock.askHolder();
    this.notifications.info(this.texts.of('workbench')('lock.asked', { user, what }));
  }

  async takeOver({ lock }: EditorLock): Promise<void> {
    await lock.takeOver();
  }
}
