import { Dialogs, FailedCall, inject, injectable, Texts } from 'lathe';

interface Question {
  readonly message: string;
  readonly detail?: string;
  /** What the button says that goes on. */
  readonly primary: string;
  readonly danger?: boolean;
}

/** Asks who is there to prove it before something that an unlocked screen must not be enough for. */
@injectable()
export class PasswordPrompt {
  constructor(
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  /** Asks again while the password is wrong; undefined when the user cancels. */
  async confirm<T>(question: Question, work: (password: string) => Promise<T>): Promise<{ result: T } | undefined> {
    const t = this.texts.of('lathe.admin');
    for (let problem: string | undefined; ;) {
      const { button, values } = await this.dialogs.message({
        message: question.message,
        detail: [question.detail, problem].filter(Boolean).join('\n') || undefined,
        type: problem ? 'error' : 'question',
        buttons: [{ id: 'go', label: question.primary, danger: question.danger }],
        inputs: [{ id: 'password', label: t('users.yourPassword'), password: true }],
      });
      if (button !== 'go') return undefined;
      const password = values['password']?.trim() ?? '';
      if (password === '') {
        problem = t('users.required', { name: t('users.yourPassword') });
        continue;
      }
      try {
        return { result: await work(password) };
      } catch (error) {
        if (!(error instanceof FailedCall) || error.code !== 'PASSWORD_WRONG') throw error;
        problem = error.message;
      }
    }
  }
}
