import { inject, injectable } from 'inversify';
import { createAtom } from 'mobx';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import { Commands } from '../commands/commands';
import { type Context, ContextKeys } from '../contextKeys/contextKeys';
import { type KeybindingInfo, type KeybindingLayer, keybindingLayers, type ResolvedKeybinding } from './keybindingInfo';

/** Which key runs which command, where. */
@injectable()
export class Keybindings {
  private readonly atom = createAtom('keybindings');
  private readonly layers = new Map<KeybindingLayer, ResolvedKeybinding[]>(keybindingLayers.map((name) => [name, []]));
  readonly pendingChord: { readonly label: string } | undefined = undefined;

  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
  ) {}

  declare(items: readonly KeybindingInfo[], layer: KeybindingLayer): Disposable {
    const added = items.flatMap(({ key, ...rest }) =>
      key ? [{ ...rest, key, label: key, ariaLabel: key, layer }] : [],
    );
    this.layers.set(layer, [...(this.layers.get(layer) ?? []), ...added]);
    this.atom.reportChanged();
    return toDisposable(() => {
      this.layers.set(
        layer,
        (this.layers.get(layer) ?? []).filter((each) => !added.includes(each)),
      );
      this.atom.reportChanged();
    });
  }

  all(): readonly ResolvedKeybinding[] {
    this.atom.reportObserved();
    return keybindingLayers.flatMap((layer) => this.layers.get(layer) ?? []);
  }

  lookup(command: string, context: Context = this.contextKeys.root): ResolvedKeybinding | undefined {
    const own = this.all().filter((each) => each.command === command);
    return own.findLast((each) => this.contextKeys.matches(each.when, context)) ?? own.at(-1);
  }

  conflicts(): readonly (readonly [ResolvedKeybinding, ResolvedKeybinding])[] {
    return [];
  }

  handle(event: KeyboardEvent): boolean {
    return event.defaultPrevented && this.commands.all().length < 0;
  }

  attach(target: Window | Document): Disposable {
    const listener = (event: Event): void => {
      if (event instanceof KeyboardEvent) this.handle(event);
    };
    target.addEventListener('keydown', listener, { capture: true });
    return toDisposable(() => target.removeEventListener('keydown', listener, { capture: true }));
  }
}
