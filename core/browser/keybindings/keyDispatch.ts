import { makeObservable, observableRef, runInAction } from 'mobx';
import { Emitter, onUnexpectedError } from '../../common/event';
import { chordsOf, type PressedChords } from '../../common/keybindings/keyPress';
import { type Keyboard, labelOf } from '../../common/keybindings/keyLabels';
import { parseKeybinding } from '../../common/keybindings/keybindingParser';
import {
  combineDisposables,
  type Disposable,
  DisposableOwner,
  MutableDisposable,
  toDisposable,
} from '../../common/lifecycle';
import type { Commands } from '../commands/commands';
import type { Context, ContextKeys } from '../contextKeys/contextKeys';
import type { Binding } from './binding';
import { elementOf, FocusKeys } from './focusKeys';
import { isKeyboardEvent } from './keyboardEvent';
import type { KeybindingTable } from './keybindingTable';

export interface PendingChord {
  /** "Ctrl+K" */
  readonly label: string;
  readonly pressed: readonly PressedChords[];
}

export interface RecordedPress {
  /** As it would be written, such as "ctrl+k". */
  readonly key: string;
  readonly event: KeyboardEvent;
}

/** Whether it took the press; what it leaves goes its own way. */
export type Recorder = (press: RecordedPress) => boolean;

/** What is asked of Keybindings when a key is pressed. */
export interface KeySource {
  readonly keyboard: Keyboard;
  readonly table: KeybindingTable;
}

const patience = 5000;
/** What answers plain keys itself, whatever they mean to what stands behind it. */
const fronts = '[role="menu"], [role="dialog"], [role="alertdialog"]';

/** Turns presses of keys into commands. */
export class KeyDispatch extends DisposableOwner {
  pending: PendingChord | undefined;
  private readonly missed = this.own(new Emitter<readonly string[]>());
  readonly onDidMissChord = this.missed.event;
  private readonly timer = this.own(new MutableDisposable());
  private readonly recorders: Recorder[] = [];
  private readonly focusKeys: FocusKeys;
  /** Keys that are down and were used: letting them go must do nothing either. */
  private readonly used = new Set<string>();
  private holds = 0;
  private readonly seen = new WeakSet<KeyboardEvent>();

  constructor(
    private readonly source: KeySource,
    private readonly commands: Commands,
    private readonly contextKeys: ContextKeys,
  ) {
    super();
    makeObservable(this, { pending: observableRef });
    this.focusKeys = new FocusKeys(contextKeys);
  }

  attach(target: Window | Document): Disposable {
    const listen = (type: string, listener: (event: Event) => void): Disposable => {
      target.addEventListener(type, listener, { capture: true });
      return toDisposable(() => target.removeEventListener(type, listener, { capture: true }));
    };
    return combineDisposables(
      listen('keydown', (event) => isKeyboardEvent(event) && this.handle(event)),
      listen('keyup', (event) => isKeyboardEvent(event) && this.release(event)),
      listen('blur', (event) => event.target === target && this.leave()),
      listen('focusin', (event) => this.focusKeys.update(elementOf(event))),
      // When the focus goes to another element, that one tells.
      listen('focusout', (event) => hasRelated(event) || this.focusKeys.update(null)),
    );
  }

  record(recorder: Recorder): Disposable {
    this.leave();
    this.recorders.push(recorder);
    return toDisposable(() => void this.recorders.splice(this.recorders.indexOf(recorder), 1));
  }

  hold(): Disposable {
    this.leave();
    this.holds++;
    return toDisposable(() => void this.holds--);
  }

  handle(event: KeyboardEvent): boolean {
    // Of a window and its document that are both listened to, the first has done it all.
    if (this.seen.has(event)) return false;
    this.seen.add(event);
    const { os, layout } = this.source.keyboard;
    const pressed = chordsOf(event, os, layout);
    if (!pressed) return false;
    const isHandled = this.press(event, pressed);
    this.used.delete(event.code);
    if (!isHandled) return false;
    this.used.add(event.code);
    swallow(event);
    return true;
  }

  private press(event: KeyboardEvent, pressed: PressedChords): boolean {
    const recorder = this.recorders.at(-1);
    if (recorder) return recorder({ key: pressed.recorded, event });
    const before = this.pending?.pressed ?? [];
    // A key that is held down says the same again and again; it is no second chord.
    if (event.repeat && before.at(-1)?.recorded === pressed.recorded) return true;
    const element = elementOf(event);
    this.focusKeys.update(element);
    if (before.length === 0 && isPlain(pressed) && isInFront(element)) return false;
    const context = this.contextKeys.contextOf(element);
    const found = this.source.table.resolver.resolve(before, pressed, (rule) => this.applies(rule, context));
    // The browser's own meaning of such keys, as to save the page, would not be what was meant either.
    if (this.holds > 0) return found.kind !== 'none';
    if (found.kind === 'more') return this.enter([...before, pressed]);
    this.leave();
    if (found.kind === 'none') {
      if (before.length > 0) this.missed.fire([...before, pressed].map((each) => this.labelOf(each)));
      return before.length > 0;
    }
    if (found.rule.command === '') return before.length > 0;
    this.run(found.rule, context);
    return true;
  }

  private applies({ command, condition }: Binding, context: Context): boolean {
    if (condition && !condition.evaluate(context)) return false;
    return command === '' || (this.commands.isRunnable(command) && this.commands.isEnabled(command, context));
  }

  private run({ command, args }: Binding, context: Context): void {
    this.commands.executeIn(context, command, ...(args === undefined ? [] : [args])).catch(onUnexpectedError);
  }

  private enter(pressed: readonly PressedChords[]): true {
    const label = pressed.map((each) => this.labelOf(each)).join(' ');
    runInAction(() => (this.pending = { label, pressed }));
    const timeout = setTimeout(() => this.leave(), patience);
    this.timer.value = toDisposable(() => clearTimeout(timeout));
    return true;
  }

  private leave(): void {
    this.timer.clear();
    if (this.pending) runInAction(() => (this.pending = undefined));
  }

  /** A button that has the focus acts when the space bar is let go. */
  private release(event: KeyboardEvent): void {
    if (this.used.delete(event.code)) swallow(event);
  }

  private labelOf({ recorded }: PressedChords): string {
    const parsed = parseKeybinding(recorded);
    return 'chords' in parsed ? labelOf(parsed.chords, this.source.keyboard) : recorded;
  }
}

/** What an editor of texts opens within itself, as to find something, lives by commands. */
function isInFront(element: Element | null): boolean {
  const front = element?.closest(fronts);
  return Boolean(front && !front.closest('[role="code"]'));
}

/** Without Ctrl and the like, and none that is there for commands only. */
function isPlain({ recorded }: PressedChords): boolean {
  return !/\+|^f\d/.test(recorded);
}

function hasRelated(event: Event): boolean {
  return 'relatedTarget' in event && event.relatedTarget !== null;
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
