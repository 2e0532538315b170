import { action, makeObservable, observable, observableRef } from 'mobx';
import { Emitter } from '../../common/event';
import { type Disposable, DisposableOwner } from '../../common/lifecycle';
import { backButtonId, type QuickButton } from './quickButton';

export type HideReason = 'accepted' | 'dismissed' | 'focusLost' | 'back';

export interface ValidationMessage {
  readonly severity: 'error' | 'warning' | 'info';
  readonly text: string;
}

/** What every quick input has: a title with buttons, a field and a message below it. */
export abstract class QuickDialog extends DisposableOwner {
  private static count = 0;
  /** Tells one dialog from the next. */
  readonly serial = ++QuickDialog.count;
  title: string | undefined = undefined;
  step: number | undefined = undefined;
  totalSteps: number | undefined = undefined;
  buttons: readonly QuickButton[] = [];
  placeholder = '';
  value = '';
  /** What part of the value is marked when it is shown; all of it when left out. */
  selection: readonly [number, number] | undefined = undefined;
  message: ValidationMessage | undefined = undefined;
  busy = false;
  enabled = true;
  /** Stays when the focus goes elsewhere. */
  ignoreFocusOut = false;
  /** Stays when something is chosen. */
  keepOpen = false;
  visible = false;

  private readonly hidden = this.own(new Emitter<HideReason>());
  readonly onDidHide = this.hidden.event;
  private readonly valueChanged = this.own(new Emitter<string>());
  readonly onDidChangeValue = this.valueChanged.event;
  private readonly buttonTriggered = this.own(new Emitter<QuickButton>());
  readonly onDidTriggerButton = this.buttonTriggered.event;

  /** `owner` shows and hides it. */
  constructor(private readonly owner: QuickDialogOwner) {
    super();
    makeObservable(this, {
      title: observable,
      step: observable,
      totalSteps: observable,
      buttons: observableRef,
      placeholder: observable,
      value: observable,
      message: observableRef,
      busy: observable,
      enabled: observable,
      visible: observable,
      setValue: action,
      set: action,
    });
  }

  /** Sets several of the plain members at once. */
  set(members: Partial<QuickDialogMembers>): void {
    Object.assign(this, members);
  }

  setValue(value: string): void {
    if (value === this.value) return;
    this.value = value;
    this.valueDidChange();
    this.valueChanged.fire(value);
  }

  show(): void {
    this.owner.show(this);
  }

  hide(reason: HideReason = 'dismissed'): void {
    if (this.owner.remove(this, reason)) this.hidden.fire(reason);
  }

  triggerButton(button: QuickButton): void {
    this.buttonTriggered.fire(button);
    if (button.id === backButtonId) this.hide('back');
  }

  /** The user agrees with what is there. */
  abstract accept(how?: AcceptHow): void;

  /** Goes when the dialog is disposed of. */
  override own<T extends Disposable>(disposable: T): T {
    return super.own(disposable);
  }

  override dispose(): void {
    this.hide();
    super.dispose();
  }

  protected valueDidChange(): void {}
}

export type QuickDialogMembers = Pick<
  QuickDialog,
  | 'title'
  | 'step'
  | 'totalSteps'
  | 'buttons'
  | 'placeholder'
  | 'selection'
  | 'message'
  | 'busy'
  | 'enabled'
  | 'ignoreFocusOut'
  | 'keepOpen'
>;

export interface QuickDialogOwner {
  show(dialog: QuickDialog): void;
  remove(dialog: QuickDialog, reason: HideReason): boolean;
}

export interface AcceptHow {
  /** Open what is chosen beside the active editor. */
  readonly beside?: boolean;
  /** Open it and stay in the list. */
  readonly background?: boolean;
}
