import { inject, injectable } from 'inversify';
import { isFocusable } from '../windows/element';
import { Windows } from '../windows/windows';

/** The browser keeps the clipboard to itself: a page that is not secure, or a user who said no. */
export class ClipboardError extends Error {
  constructor(
    readonly action: 'read' | 'write',
    cause: unknown,
  ) {
    super(
      action === 'read'
        ? 'The browser does not let the clipboard be read.'
        : 'The browser does not let anything be copied.',
      {
        cause,
      },
    );
    this.name = 'ClipboardError';
  }
}

/** The system's clipboard, as text. Browsers give it only to the window that has the focus. */
@injectable()
export class Clipboard {
  constructor(@inject(Windows) private readonly windows: Windows) {}

  /** Only possible where the page is served securely (https, or localhost) and the user allows it. */
  async readText(): Promise<string> {
    try {
      return await systemClipboard(this.windows.active).readText();
    } catch (cause) {
      throw new ClipboardError('read', cause);
    }
  }

  /** Where the modern way is barred, a selection in the page is copied instead, as menus have always done. */
  async writeText(text: string): Promise<void> {
    try {
      await systemClipboard(this.windows.active).writeText(text);
    } catch (cause) {
      if (!copySelection(this.windows.page, text)) throw new ClipboardError('write', cause);
    }
  }
}

/** Its type promises it, but a page that is not secure has none. */
function systemClipboard({ navigator }: Window): globalThis.Clipboard {
  if (!('clipboard' in navigator)) throw new Error('There is no clipboard in a page that is not secure.');
  return navigator.clipboard;
}

function copySelection(document: Document, text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (isFocusable(focused)) focused.focus({ preventScroll: true });
  }
}
