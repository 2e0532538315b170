import { inject, injectable } from 'inversify';
import { Commands, DisposableOwner, type KeybindingInfo, Keybindings, onUnexpectedError } from 'lathe';
import type { DefaultKeybinding } from 'monaco-editor/platform/keybinding/common/keybindingsRegistry';
import { ActiveWidget } from '../editor/activeWidget';
import { type Monaco, MonacoLoader } from './monacoLoader';

/** Undo and redo are the workbench's commands; Monaco's own quick input is not used. */
const isLeftOut = (command: string): boolean => /^(undo|redo|quickInput\..*)$/.test(command);

/**
 * Every key of Monaco becomes a default keybinding of the workbench, and every command behind one the workbench's: so the
 * user's keys, removals and chords hold in text editors as everywhere. Monaco itself listens to no key.
 */
@injectable()
export class KeybindingBridge extends DisposableOwner {
  constructor(
    @inject(MonacoLoader) loader: MonacoLoader,
    @inject(Commands) private readonly commands: Commands,
    @inject(Keybindings) private readonly keybindings: Keybindings,
    @inject(ActiveWidget) private readonly activeWidget: ActiveWidget,
  ) {
    super();
    this.own(loader.onDidLoad((monaco) => this.connect(monaco)));
  }

  private connect(monaco: Monaco): void {
    const defaults = monaco.insides.defaultKeybindings().filter(({ command }) => command && !isLeftOut(command));
    const ids = new Set([...monaco.insides.actionIds(), ...defaults.map(({ command }) => command ?? '')]);
    for (const id of new Set([...extraCommands, ...ids])) this.registerCommand(monaco, id);
    const infos = defaults.flatMap((item) => toInfo(monaco, item) ?? []);
    this.own(this.keybindings.declare(infos, 'default'));
    this.silence(monaco);
  }

  private registerCommand(monaco: Monaco, id: string): void {
    if (isLeftOut(id)) return;
    this.own(this.commands.register(id, (...args) => this.run(monaco, id, args)));
  }

  private async run(monaco: Monaco, id: string, args: readonly unknown[]): Promise<void> {
    this.activeWidget.focusWhenElsewhere();
    try {
      await monaco.insides.commands().executeCommand(id, ...args);
    } catch (error) {
      onUnexpectedError(error);
    }
  }

  private silence(monaco: Monaco): void {
    const service = monaco.insides.keybindings();
    service._dispatch = () => false;
    service._singleModifierDispatch = () => false;
    service.lookupKeybinding = (command) => {
      const key = this.keybindings.lookup(command)?.key;
      return key === undefined ? undefined : monaco.insides.resolveKeybinding(key);
    };
  }
}

/** Commands that have a title in the manifest and no default key. */
const extraCommands = [
  'editor.action.selectAll',
  'editor.action.clipboardCopyAction',
  'editor.action.clipboardCutAction',
  'editor.action.clipboardPasteAction',
  'editor.action.quickFix',
  'editor.action.triggerSuggest',
  'editor.action.referenceSearch.trigger',
  'editor.action.goToTypeDefinition',
  'editor.action.goToReferences',
  'editor.action.revealDefinition',
  'editor.action.peekDefinition',
  'editor.action.revealDefinitionAside',
  'editor.action.goToImplementation',
  'editor.action.peekImplementation',
  'editor.action.toggleTabFocusMode',
];

function toInfo(monaco: Monaco, item: DefaultKeybinding): KeybindingInfo | undefined {
  const chords = item.keybinding?.chords.map(({ ctrlKey, shiftKey, altKey, metaKey, keyCode }) =>
    [
      ctrlKey ? 'ctrl' : '',
      shiftKey ? 'shift' : '',
      altKey ? 'alt' : '',
      metaKey ? 'meta' : '',
      monaco.insides.keyName(keyCode).toLowerCase(),
    ]
      .filter(Boolean)
      .join('+'),
  );
  if (!chords || chords.length === 0) return undefined;
  return {
    command: item.command ?? '',
    key: chords.join(' '),
    when: whenOf(item),
    args: item.commandArgs ?? undefined,
    source: 'lathe.text',
    weight: item.weight1,
  };
}

/** Nothing of it concerns anything but text editors. */
function whenOf({ when }: DefaultKeybinding): string {
  return `inTextEditor && (${when?.serialize() ?? 'editorFocus'})`;
}
