import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { Commands } from '../../../core/browser/commands/commands';
import { Texts } from '../../../core/browser/i18n/texts';
import { Keybindings } from '../../../core/browser/keybindings/keybindings';
import { keybindingsFile, UserKeybindings } from '../../../core/browser/keybindings/userKeybindings';
import { Markers } from '../../../core/browser/markers/markers';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { StatusBar } from '../../../core/browser/statusBar/statusBar';
import type { KeybindingProblem } from '../../../core/common/keybindings/keybindingsFile';
import { DisposableOwner, MutableDisposable, toDisposable } from '../../../core/common/lifecycle';
import { readKeyboardLayout } from './keyboardLayout';
import { keyTexts } from './keyTexts';

const openFileCommand = 'workbench.action.openGlobalKeybindingsFile';
const statusItem = 'status.keybindings';
/** How long it is told that keys belong to no keybinding. */
const missedTime = 4000;

/** Brings the keyboard to the keybindings, and what they have to say to the status bar and the problems panel. */
@injectable()
export class KeybindingsContribution extends DisposableOwner {
  private readonly missed = this.own(new MutableDisposable());

  constructor(
    @inject(Keybindings) private readonly keybindings: Keybindings,
    @inject(UserKeybindings) private readonly user: UserKeybindings,
    @inject(StatusBar) private readonly statusBar: StatusBar,
    @inject(Markers) private readonly markers: Markers,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Commands) private readonly commands: Commands,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
    keybindings.useKeyboard({ texts: keyTexts(texts) });
    this.own(keybindings.attach(window));
    this.own(this.statusBar.add({ id: statusItem, name: '', text: '', alignment: 'left', priority: -1000 }));
    this.own({ dispose: autorun(() => this.nameStatusItem()) });
    this.own({ dispose: autorun(() => this.showPending()) });
    this.own(keybindings.onDidMissChord((chords) => this.showMissed(chords)));
    this.own({ dispose: autorun(() => this.reportProblems()) });
    this.warnOfBrokenFile();
    // So that the first key does not wait until ten thousand keybindings are read.
    globalThis.requestIdleCallback?.(() => keybindings.all());
    void readKeyboardLayout().then((layout) => layout && keybindings.useKeyboard({ layout }));
  }

  private nameStatusItem(): void {
    this.statusBar.update(statusItem, { name: this.texts.translate('workbench', 'keybindings.statusBar') });
  }

  private showPending(): void {
    const pending = this.keybindings.pendingChord;
    if (pending) this.missed.clear();
    const key = pending?.pressed.length === 1 ? 'keybindings.waitingForSecond' : 'keybindings.waitingForNext';
    const text = pending ? this.texts.translate('workbench', key, { chords: pending.label }) : '';
    this.statusBar.update(statusItem, { text });
  }

  private showMissed(chords: readonly string[]): void {
    const text = this.texts.translate('workbench', 'keybindings.missed', { chords: chords.join(', ') });
    this.statusBar.update(statusItem, { text });
    const timeout = setTimeout(() => this.statusBar.update(statusItem, { text: '' }), missedTime);
    this.missed.value = toDisposable(() => clearTimeout(timeout));
  }

  /** Once, at start: who edits the file sees the problems as they come. */
  private warnOfBrokenFile(): void {
    const [first] = this.user.problems;
    if (!first) return;
    const t = this.texts.of('workbench');
    const { line, column } = first;
    const message = t('keybindings.broken', { file: keybindingsFile, line, column, message: this.describe(first) });
    const open = { label: t('keybindings.openFile'), run: () => this.commands.execute(openFileCommand, line, column) };
    this.notifications.warn(message, { actions: this.commands.has(openFileCommand) ? [open] : [], links: false });
  }

  private reportProblems(): void {
    const t = this.texts.of('workbench');
    this.markers.set(
      'keybindings',
      `user:/${keybindingsFile}`,
      this.user.problems.map((problem) => ({
        severity: 'error',
        message: this.describe(problem),
        startLine: problem.line,
        startColumn: problem.column,
        endLine: problem.endLine,
        endColumn: problem.endColumn,
        source: t('keybindings.title'),
      })),
    );
  }

  private describe({ text, parameters, details }: KeybindingProblem): string {
    const t = this.texts.of('workbench');
    return t(text, { ...parameters, message: details.map((detail) => t(detail.text, detail.parameters)).join(' ') });
  }
}
