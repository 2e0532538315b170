import { inject, injectable } from 'inversify';
import { action, computed, makeObservable, observable } from 'mobx';
import { Emitter } from '../../common/event';
import { Windows } from '../windows/windows';
import { InputBox, type Validate } from './inputBox';
import type { PickEntry, PickItem } from './pickItem';
import type { QuickButton } from './quickButton';
import type { HideReason, QuickDialog, QuickDialogOwner } from './quickDialog';
import { QuickPick } from './quickPick';
import { type QuickStep, runSteps } from './quickSteps';

interface CommonOptions {
  readonly title?: string;
  readonly placeholder?: string;
  readonly value?: string;
  /** What part of the value is marked; all of it when left out. */
  readonly selection?: readonly [number, number];
  readonly step?: number;
  readonly totalSteps?: number;
  readonly buttons?: readonly QuickButton[];
  readonly ignoreFocusOut?: boolean;
  readonly onDidTriggerButton?: (button: QuickButton) => void;
  readonly onDidHide?: (reason: HideReason) => void;
}

export interface PickOptions<T> extends CommonOptions {
  readonly activeItem?: T;
  /** Hears of each item that the user comes to, for a preview. */
  readonly onDidFocus?: (item: T | undefined) => void;
  readonly onDidTriggerItemButton?: (event: { readonly item: T; readonly button: QuickButton }) => void;
  readonly matchOnDescription?: boolean;
  readonly matchOnDetail?: boolean;
}

export interface PickManyOptions<T> extends PickOptions<T> {
  readonly canPickMany: true;
  /** Where none is ticked, Enter picks the one that it is pressed on: for what is added, not for what is set. */
  readonly enterPicksActive?: boolean;
}

export interface InputOptions extends CommonOptions {
  readonly prompt?: string;
  readonly password?: boolean;
  readonly validate?: Validate;
}

export type QuickItems<T extends PickItem> = readonly PickEntry<T>[] | Promise<readonly PickEntry<T>[]>;

/** Asks the user something at the top of the window: to choose from a list or to type a line. */
@injectable()
export class QuickInput implements QuickDialogOwner {
  /** The last one is shown; those below it come back when it goes. */
  readonly stack = observable.array<QuickDialog>([], { deep: false });
  /** What had the focus before the first one opened. */
  origin: Element | null = null;
  private readonly closed = new Emitter<HideReason>();
  /** Nothing is open any more; the focus may go back before what was chosen is done. */
  readonly onDidClose = this.closed.event;

  constructor(@inject(Windows) private readonly windows: Windows) {
    makeObservable(this, { current: computed, show: action, remove: action });
  }

  get current(): QuickDialog | undefined {
    return this.stack.at(-1);
  }

  /** Where the user is: what has the focus, or had it before the first one opened. */
  get place(): Element | null {
    return this.current ? this.origin : this.windows.focused;
  }

  pick<T extends PickItem>(items: QuickItems<T>, options: PickManyOptions<T>): Promise<readonly T[] | undefined>;
  pick<T extends PickItem>(items: QuickItems<T>, options?: PickOptions<T>): Promise<T | undefined>;
  pick<T extends PickItem>(
    items: QuickItems<T>,
    options: Partial<PickManyOptions<T>> = {},
  ): Promise<T | readonly T[] | undefined> {
    const pick = this.createPick<T>();
    configure(pick, options);
    pick.canPickMany = options.canPickMany ?? false;
    pick.enterPicksActive = options.enterPicksActive ?? false;
    pick.matchOnDescription = options.matchOnDescription ?? false;
    pick.matchOnDetail = options.matchOnDetail ?? false;
    if (options.onDidFocus) pick.own(pick.onDidFocus(options.onDidFocus));
    if (options.onDidTriggerItemButton) pick.own(pick.onDidTriggerItemButton(options.onDidTriggerItemButton));
    return answerOf(pick, (resolve) => {
      pick.own(pick.onDidAccept(({ items: chosen }) => resolve(options.canPickMany ? chosen : chosen[0])));
      pick.setItems(items, options.activeItem);
    });
  }

  input(options: InputOptions = {}): Promise<string | undefined> {
    const input = this.createInput();
    configure(input, options);
    input.prompt = options.prompt;
    input.password = options.password ?? false;
    input.validate = options.validate;
    return answerOf(input, (resolve) => input.own(input.onDidAccept(resolve)));
  }

  /** A series of questions with a way back; false when the user left it. */
  steps(title: string, steps: readonly QuickStep[]): Promise<boolean> {
    return runSteps(this, title, steps);
  }

  /** A list under the caller's hand: its items, buttons and busy state may change while it is open. */
  createPick<T extends PickItem>(): QuickPick<T> {
    return new QuickPick<T>(this);
  }

  createInput(): InputBox {
    return new InputBox(this);
  }

  /** Takes the place of the one that is shown, unless that one stays open below it. */
  show(dialog: QuickDialog): void {
    const below = this.current;
    if (below === dialog) return;
    if (!below) this.origin = this.windows.focused;
    this.stack.remove(dialog);
    this.stack.push(dialog);
    dialog.visible = true;
    if (below && !below.keepOpen) below.hide();
  }

  remove(dialog: QuickDialog, reason: HideReason): boolean {
    dialog.visible = false;
    const removed = this.stack.remove(dialog);
    if (removed && this.stack.length === 0) this.closed.fire(reason);
    return removed;
  }

  /** Closes all that is open. */
  hide(): void {
    for (const dialog of [...this.stack].reverse()) dialog.hide();
  }
}

function configure(dialog: QuickDialog, options: CommonOptions): void {
  dialog.set({
    title: options.title,
    placeholder: options.placeholder ?? '',
    step: options.step,
    totalSteps: options.totalSteps,
    buttons: options.buttons ?? [],
    ignoreFocusOut: options.ignoreFocusOut ?? false,
  });
  dialog.setValue(options.value ?? '');
  dialog.selection = options.selection;
  if (options.onDidHide) dialog.own(dialog.onDidHide(options.onDidHide));
  if (options.onDidTriggerButton) dialog.own(dialog.onDidTriggerButton(options.onDidTriggerButton));
}

/** Shows the dialog and is there for it until it goes. */
function answerOf<R>(
  dialog: QuickDialog,
  listen: (resolve: (answer: R | undefined) => void) => void,
): Promise<R | undefined> {
  return new Promise((resolve) => {
    listen(resolve);
    dialog.own(
      dialog.onDidHide((reason) => {
        if (reason !== 'accepted') resolve(undefined);
        queueMicrotask(() => dialog.dispose());
      }),
    );
    dialog.show();
  });
}
