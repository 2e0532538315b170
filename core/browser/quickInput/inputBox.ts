import { makeObservable, observable } from 'mobx';
import { Emitter } from '../../common/event';
import { QuickDialog, type QuickDialogOwner, type ValidationMessage } from './quickDialog';

/** What is wrong with the value, or nothing. */
export type Validate = (
  value: string,
) => string | ValidationMessage | undefined | Promise<string | ValidationMessage | undefined>;

/** One line to type. */
export class InputBox extends QuickDialog {
  prompt: string | undefined = undefined;
  password = false;
  validate: Validate | undefined = undefined;
  private checks = 0;

  private readonly accepted = this.own(new Emitter<string>());
  readonly onDidAccept = this.accepted.event;

  constructor(owner: QuickDialogOwner) {
    super(owner);
    makeObservable(this, { prompt: observable, password: observable });
  }

  /** An error keeps the input open; a warning does not. */
  override accept(): void {
    if (!this.enabled) return;
    const value = this.value;
    void this.check().then((valid) => {
      if (!valid || value !== this.value || !this.visible) return;
      if (!this.keepOpen) this.hide('accepted');
      this.accepted.fire(value);
    });
  }

  protected override valueDidChange(): void {
    void this.check();
  }

  /** Only the newest check counts. */
  private async check(): Promise<boolean> {
    const number = ++this.checks;
    let result = this.validate?.(this.value);
    if (result instanceof Promise) {
      this.set({ busy: true });
      result = await result.catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      if (number !== this.checks) return false;
      this.set({ busy: false });
    }
    const message = typeof result === 'string' && result ? ({ severity: 'error', text: result } as const) : result;
    this.set({ message: typeof message === 'object' ? message : undefined });
    return this.message?.severity !== 'error';
  }
}
