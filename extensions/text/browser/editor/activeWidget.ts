import { injectable } from 'inversify';
import type { CodeEditor } from '../monaco/monacoLoader';

/** The editor that commands of the palette and of menus act upon while the focus is elsewhere. */
@injectable()
export class ActiveWidget {
  private current: CodeEditor | undefined;

  get editor(): CodeEditor | undefined {
    return this.current;
  }

  set(editor: CodeEditor): void {
    this.current = editor;
  }

  unset(editor: CodeEditor): void {
    if (this.current === editor) this.current = undefined;
  }

  /** Monaco's commands look for the editor that has the focus. */
  focusWhenElsewhere(): void {
    const { current } = this;
    if (current && !current.hasWidgetFocus()) current.focus();
  }
}
