import type { Expression } from '../../common/contextKeys/expression';
import { type Chord, writeChord } from '../../common/keybindings/chord';
import type { KeybindingInfo, KeybindingLayer, ResolvedKeybinding } from '../../common/keybindings/keybindingInfo';
import { ariaLabelOf, type Keyboard, labelOf, partsOf } from '../../common/keybindings/keyLabels';
import type { Rule } from '../../common/keybindings/rule';

/** What bindings are read with and shown by. */
export interface KeyboardSetup extends Keyboard {
  parseWhen(when: string): Expression;
}

/** A keybinding of which only the keys are read at once: labels and clauses wait until somebody asks. */
export class Binding implements Rule, ResolvedKeybinding {
  readonly chords: readonly string[];
  readonly command: string;
  private parsed: Expression | undefined;

  constructor(
    readonly info: KeybindingInfo,
    readonly layer: KeybindingLayer,
    readonly key: string,
    private readonly pressed: readonly Chord[],
    private readonly setup: KeyboardSetup,
  ) {
    this.chords = pressed.map(writeChord);
    this.command = info.command;
  }

  get isUsers(): boolean {
    return this.layer === 'user';
  }

  get when(): string | undefined {
    return this.info.when || undefined;
  }

  get args(): unknown {
    return this.info.args;
  }

  get source(): string {
    return this.info.source;
  }

  get condition(): Expression | undefined {
    return this.when === undefined ? undefined : (this.parsed ??= this.setup.parseWhen(this.when));
  }

  get label(): string {
    return labelOf(this.pressed, this.setup);
  }

  get parts(): readonly (readonly string[])[] {
    return this.pressed.map((chord) => partsOf(chord, this.setup));
  }

  get ariaLabel(): string {
    return ariaLabelOf(this.pressed, this.setup);
  }
}
