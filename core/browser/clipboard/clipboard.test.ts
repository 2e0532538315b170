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
    await new Clipboard().writeText('a\nb');
    expect(await new Clipboard().readText()).toBe('a\nb');
  });

  it('copies a selection where the system refuses, and gives the focus back', async () => {
    giveClipboard({ writeText: () => Promise.reject(new Error('no')) });
    const copied = giveCopyCommand(true);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await new Clipboard().writeText('text');
    expect(copied).toEqual(['text']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says so where nothing helps', async () => {
    giveCopyCommand(false);
    await expect(new Clipboard().writeText('text')).rejects.toThrow(ClipboardError);
    await expect(new Clipboard().readText()).rejects.toThrow('The browser does not let the clipboard be read.');
  });
});
