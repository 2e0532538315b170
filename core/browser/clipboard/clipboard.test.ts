import { Windows } from '../windows/windows';
import { Clipboard, ClipboardError } from './clipboard';

function giveClipboard(clipboard: object | undefined): void {
  if (clipboard) Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  else Reflect.deleteProperty(navigator, 'clipboard');
}

function giveCopyCommand(result: boolean): string[] {
  const copied: string[] = [];
  document.execCommand = () => {
    const area = document.activeElement;
    if (area instanceof HTMLTextAreaElement) copied.push(area.value);
    return result;
  };
  return copied;
}

describe('Clipboard', () => {
  afterEach(() => giveClipboard(undefined));

  it('reads and writes by the system', async () => {
    let held = '';
    giveClipboard({
      readText: () => Promise.resolve(held),
      writeText: (text: string) => Promise.resolve(void (held = text)),
    });
    await new Clipboard(new Windows()).writeText('a\nb');
    expect(await new Clipboard(new Windows()).readText()).toBe('a\nb');
  });

  it('copies a selection where the system refuses, and gives the focus back', async () => {
    giveClipboard({ writeText: () => Promise.reject(new Error('no')) });
    const copied = giveCopyCommand(true);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await new Clipboard(new Windows()).writeText('text');
    expect(copied).toEqual(['text']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('asks the window in which the user is', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const windows = new Windows();
    if (!frame.contentWindow) throw new Error('The frame has no window.');
    const attached = windows.attach(frame.contentWindow);
    frame.contentWindow.dispatchEvent(new Event('focus'));
    const readText = (): Promise<string> => Promise.resolve('of the child');
    Object.defineProperty(frame.contentWindow.navigator, 'clipboard', { value: { readText } });
    expect(await new Clipboard(windows).readText()).toBe('of the child');
    attached.dispose();
  });

  it('says so where nothing helps', async () => {
    giveCopyCommand(false);
    await expect(new Clipboard(new Windows()).writeText('text')).rejects.toThrow(ClipboardError);
    await expect(new Clipboard(new Windows()).readText()).rejects.toThrow(
      'The browser does not let the clipboard be read.',
    );
  });
});
