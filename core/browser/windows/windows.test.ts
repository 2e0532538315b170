import { Windows } from './windows';

describe('Windows', () => {
  const createChild = (): Window => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    if (!frame.contentWindow) throw new Error('The frame has no window.');
    return frame.contentWindow;
  };

  it('follows the user from window to window, and comes back when one closes', () => {
    const windows = new Windows();
    const child = createChild();
    const main = windows.attach(window);
    const other = windows.attach(child);
    expect(windows.page).toBe(document);
    expect(windows.pages).toEqual([document, child.document]);
    const button = child.document.createElement('button');
    child.document.body.append(button);
    button.focus();
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect([windows.active === child, windows.focused === button]).toEqual([true, true]);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(windows.active).toBe(window);
    child.dispatchEvent(new Event('focus'));
    other.dispose();
    expect([windows.page === document, windows.has(child.document)]).toEqual([true, false]);
    child.dispatchEvent(new Event('focus'));
    expect(windows.active).toBe(window);
    main.dispose();
  });
});
