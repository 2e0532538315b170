import { inject, injectable } from 'inversify';
import { createAtom, untracked } from 'mobx';
import { Expression } from '../../common/contextKeys/expression';
import { onUnexpectedError } from '../../common/event';
import type { Conflict } from '../../common/keybindings/conflicts';
import { type Keyboard, type KeyboardLayout, labelOf } from '../../common/keybindings/keyLabels';
import {
  type KeybindingInfo,
  type KeybindingLayer,
  type ResolvedKeybinding,
} from '../../common/keybindings/keybindingInfo';
import { type KeyError, parseKeybinding } from '../../common/keybindings/keybindingParser';
import { writeChord } from '../../common/keybindings/chord';
import { type Disposable, DisposableOwner, toDisposable } from '../../common/lifecycle';
import { type OperatingSystem, operatingSystemOf } from '../../common/platform';
import { Commands } from '../commands/commands';
import { type Context, ContextKeys } from '../contextKeys/contextKeys';
import type { KeyboardSetup } from './binding';
import { KeyDispatch, type PendingChord, type Recorder } from './keyDispatch';
import { KeybindingTable } from './keybindingTable';
import { UserKeybindings } from './userKeybindings';

const never = new Expression({ kind: 'constant', value: false });

/** Which key runs which command, where. */
@injectable()
export class Keybindings extends DisposableOwner {
  /** The user's, as far as it is known. */
  keyboard: Keyboard;
  private readonly declared = new Map<KeybindingLayer, Set<readonly KeybindingInfo[]>>();
  /** Made when it is first needed after a change: at start many declare, one after the other. */
  private current: KeybindingTable | undefined;
  private readonly reported = new Set<string>();
  private readonly atom = createAtom('keybindings');
  private readonly dispatch: KeyDispatch;

  constructor(
    @inject(Commands) commands: Commands,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(UserKeybindings) private readonly user: UserKeybindings,
  ) {
    super();
    this.keyboard = { os: operatingSystemOf(navigator.userAgent) };
    this.dispatch = this.own(new KeyDispatch(this, commands, contextKeys));
    this.own(user.onDidChange(() => this.invalidate()));
  }

  declare(items: readonly KeybindingInfo[], layer: KeybindingLayer): Disposable {
    const own = [...items];
    const lists = this.declared.get(layer) ?? new Set();
    this.declared.set(layer, lists.add(own));
    this.invalidate();
    return toDisposable(() => {
      lists.delete(own);
      this.invalidate();
    });
  }

  /** All that are in force, from the weakest to the strongest. */
  all(): readonly ResolvedKeybinding[] {
    return this.table.resolver.rules;
  }

  /** The key to show for a command: one that works here, or else one that works somewhere. */
  lookup(command: string, context: Context = this.contextKeys.root): ResolvedKeybinding | undefined {
    const own = this.table.ofCommand(command);
    return own.findLast(({ condition }) => !condition || condition.evaluate(context)) ?? own.at(-1);
  }

  /** Every pair that asks for the same keys in the same place; the winner is the later. */
  conflicts(): readonly Conflict<ResolvedKeybinding>[] {
    return this.table.conflicts;
  }

  /** The keybindings that use these keys, or begin with them, or of which they are the beginning. */
  colliding(key: string): readonly ResolvedKeybinding[] {
    const parsed = parseKeybinding(key);
    return 'error' in parsed ? [] : this.table.colliding(parsed.chords.map(writeChord));
  }

  /** The keybindings of other commands that this one would be in conflict with. */
  rivals({ command, key, when }: Pick<KeybindingInfo, 'command' | 'key' | 'when'>): readonly ResolvedKeybinding[] {
    const parsed = parseKeybinding(key ?? '');
    if ('error' in parsed) return [];
    const condition = when ? (this.contextKeys.parse(when) ?? never) : undefined;
    return this.table.rivals(parsed.chords.map(writeChord), condition, command);
  }

  /** How keys are shown, such as "Ctrl+K Ctrl+S". */
  labelOf(key: string): string {
    const parsed = parseKeybinding(key);
    return 'error' in parsed ? key : labelOf(parsed.chords, this.keyboard);
  }

  /** The chords pressed so far of a keybinding that has more. */
  get pendingChord(): PendingChord | undefined {
    return this.dispatch.pending;
  }

  /** Fires with the labels of keys that belong to no keybinding, after the first of them did. */
  get onDidMissChord(): KeyDispatch['onDidMissChord'] {
    return this.dispatch.onDidMissChord;
  }

  /** Runs what the keys mean where they are pressed; false when they mean nothing and go their own way. */
  handle(event: KeyboardEvent): boolean {
    return this.dispatch.handle(event);
  }

  /** Listens to the keys of a window before anything in it does. */
  attach(target: Window | Document): Disposable {
    return this.dispatch.attach(target);
  }

  /** Hands all keys to a recorder instead of running commands, until the result is disposed of. */
  record(recorder: Recorder): Disposable {
    return this.dispatch.record(recorder);
  }

  /** Runs nothing until the result is disposed of: the user is asked something that has to be answered first. */
  hold(): Disposable {
    return this.dispatch.hold();
  }

  get os(): OperatingSystem {
    return this.keyboard.os;
  }

  /** What the user's keyboard types, where the browser tells. */
  get layout(): KeyboardLayout | undefined {
    return this.keyboard.layout;
  }

  useKeyboard(keyboard: Partial<Keyboard>): void {
    this.keyboard = { ...this.keyboard, ...keyboard };
    this.invalidate();
  }

  get table(): KeybindingTable {
    this.atom.reportObserved();
    return (this.current ??= untracked(() => this.build()));
  }

  private build(): KeybindingTable {
    const ofLayer = (layer: KeybindingLayer): readonly KeybindingInfo[] => [...(this.declared.get(layer) ?? [])].flat();
    const layers = {
      default: ofLayer('default'),
      extension: ofLayer('extension'),
      user: [...ofLayer('user'), ...this.user.entries],
    };
    const setup: KeyboardSetup = {
      ...this.keyboard,
      parseWhen: (when) => this.contextKeys.parse(when) ?? never,
    };
    return new KeybindingTable(layers, setup, (info, key, error) => this.report(info, key, error));
  }

  private report(info: KeybindingInfo, key: string, { offset, message }: KeyError): void {
    const text = `The keybinding "${key}" for '${info.command}' of '${info.source}' is wrong at character ${offset + 1}: ${message}`;
    if (this.reported.has(text)) return;
    this.reported.add(text);
    onUnexpectedError(new Error(text));
  }

  private invalidate(): void {
    this.current = undefined;
    this.atom.reportChanged();
  }
}
