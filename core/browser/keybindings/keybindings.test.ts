import { autorun } from 'mobx';
import { setUnexpectedErrorHandler } from '../../common/event';
import type { KeybindingInfo } from '../../common/keybindings/keybindingInfo';
import { trackDisposables } from '../../common/trackDisposables';
import { Activation } from '../activation/activation';
import { Commands } from '../commands/commands';
import { ContextKeys } from '../contextKeys/contextKeys';
import { Storage } from '../storage/storage';
import { UserFiles } from '../storage/userFiles';
import { Keybindings } from './keybindings';
import { UserKeybindings } from './userKeybindings';

/** "ctrl+k | command | when" */
function infos(...lines: readonly string[]): readonly KeybindingInfo[] {
  return lines.map((line) => {
    const [key, command = '', when] = line.split('|').map((part) => part.trim());
    return { key, command, when, source: 'test' };
  });
}

describe('Keybindings', () => {
  const keep = trackDisposables();
  let contextKeys: ContextKeys;
  let commands: Commands;
  let keybindings: Keybindings;
  let ran: string[];

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<main><input><button></button></main>';
    contextKeys = new ContextKeys();
    commands = new Commands(new Activation(), contextKeys);
    keybindings = keep(new Keybindings(commands, contextKeys, keep(new UserKeybindings(new UserFiles(new Storage())))));
    keybindings.useKeyboard({ os: 'linux' });
    keep(keybindings.attach(window));
    ran = [];
    for (const id of ['one', 'two', 'three']) {
      keep(commands.register(id, (...args) => ran.push([id, ...args.map((arg) => JSON.stringify(arg))].join(' '))));
    }
  });
  afterEach(() => jest.useRealTimers());

  const bind = (...lines: readonly string[]): void => void keep(keybindings.declare(infos(...lines), 'default'));

  function event(keys: string, more: KeyboardEventInit = {}): KeyboardEvent {
    const parts = keys.split('+');
    const key = parts.at(-1) ?? '';
    return new KeyboardEvent('keydown', {
      key,
      code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key,
      ctrlKey: parts.includes('ctrl'),
      shiftKey: parts.includes('shift'),
      bubbles: true,
      cancelable: true,
      composed: true,
      ...more,
    });
  }

  /** Presses keys on an element; tells which of them still reached it and may act. */
  function press(keys: string, on = 'button', more?: KeyboardEventInit): readonly string[] {
    const element = document.querySelector(on);
    if (!element) throw new Error(`No ${on} here.`);
    return keys.split(' ').filter((each) => {
      let reached = false;
      const listener = (): void => void (reached = true);
      element.addEventListener('keydown', listener);
      const sent = event(each, more);
      element.dispatchEvent(sent);
      element.removeEventListener('keydown', listener);
      return reached && !sent.defaultPrevented;
    });
  }

  it('runs the command of a key with its arguments, and keeps the key from all others', () => {
    keep(keybindings.declare([{ key: 'ctrl+k', command: 'one', args: { a: [1] }, source: 'test' }], 'default'));
    expect(press('ctrl+k')).toEqual([]);
    expect(ran).toEqual(['one {"a":[1]}']);
  });

  it('lets keys through that mean nothing', () => {
    bind('ctrl+k | one | never');
    expect(press('ctrl+k a Control shift+b', 'input')).toEqual(['ctrl+k', 'a', 'Control', 'shift+b']);
    expect(ran).toEqual([]);
  });

  it('asks the context of the element that has the focus', () => {
    const main = document.querySelector('main');
    if (!main) throw new Error('No main.');
    const scope = contextKeys.createScope();
    scope.set('inMain', true);
    keep(contextKeys.attach(main, scope));
    bind('a | one', 'a | two | inMain');
    press('a', 'button');
    press('a', 'body');
    expect(ran).toEqual(['two', 'one']);
  });

  it('puts later layers before earlier ones and heavier before lighter', () => {
    keep(keybindings.declare(infos('a | three', 'b | three'), 'user'));
    keep(keybindings.declare(infos('a | two', 'b | two', 'c | two'), 'extension'));
    keep(keybindings.declare([{ key: 'd', command: 'one', weight: 5, source: 'x' }], 'default'));
    bind('a | one', 'c | one', 'd | two');
    press('a b c d');
    expect(ran).toEqual(['three', 'three', 'two', 'one']);
  });

  it('waits for the next chord and says so', () => {
    bind('ctrl+k ctrl+s | one', 'ctrl+k a b | two');
    const labels: (string | undefined)[] = [];
    keep({ dispose: autorun(() => labels.push(keybindings.pendingChord?.label)) });
    expect(press('ctrl+k ctrl+s')).toEqual([]);
    expect(press('ctrl+k a b')).toEqual([]);
    expect(labels).toEqual([undefined, 'Ctrl+K', undefined, 'Ctrl+K', 'Ctrl+K A', undefined]);
    expect(ran).toEqual(['one', 'two']);
  });

  it('swallows a wrong next chord and tells of it', () => {
    bind('ctrl+k ctrl+s | one', 'x | two');
    const missed: string[] = [];
    keep(keybindings.onDidMissChord((chords) => missed.push(chords.join(', '))));
    expect(press('ctrl+k x', 'input')).toEqual([]);
    expect(missed).toEqual(['Ctrl+K, X']);
    expect(ran).toEqual([]);
    press('x');
    expect(ran).toEqual(['two']);
  });

  it('minds no modifiers and no repeats between chords', () => {
    bind('ctrl+k ctrl+s | one');
    press('ctrl+k Control Shift');
    expect(press('ctrl+k', 'button', { repeat: true })).toEqual([]);
    press('ctrl+s');
    expect(ran).toEqual(['one']);
  });

  it('stops waiting after a while, and when the window loses the focus', () => {
    bind('ctrl+k ctrl+s | one');
    press('ctrl+k');
    jest.advanceTimersByTime(4900);
    expect(keybindings.pendingChord).toBeDefined();
    jest.advanceTimersByTime(200);
    expect(keybindings.pendingChord).toBeUndefined();
    press('ctrl+k');
    window.dispatchEvent(new Event('blur'));
    expect(keybindings.pendingChord).toBeUndefined();
  });

  it('leaves a key alone that is bound to nothing, except as the end of a chord', () => {
    bind('a | one', 'a |', 'ctrl+k b | two', 'ctrl+k b |');
    expect(press('a')).toEqual(['a']);
    expect(press('ctrl+k b')).toEqual([]);
    expect(ran).toEqual([]);
  });

  it('passes over a command that is not enabled', () => {
    keep(commands.declare([{ id: 'two', title: 'Two', enablement: 'ready', source: 'test' }]));
    bind('a | one', 'a | two');
    press('a');
    contextKeys.set('ready', true);
    press('a');
    expect(ran).toEqual(['one', 'two']);
  });

  it('asks for the enablement where the key is pressed', async () => {
    const main = document.querySelector('main');
    if (!main) throw new Error('No main.');
    const scope = contextKeys.createScope();
    scope.set('ready', true);
    keep(contextKeys.attach(main, scope));
    keep(commands.declare([{ id: 'one', title: 'One', enablement: 'ready', source: 'test' }]));
    bind('a | one');
    press('a', 'body');
    press('a', 'button');
    await Promise.resolve();
    expect(ran).toEqual(['one']);
  });

  it('reports a command that fails', async () => {
    jest.useRealTimers();
    const failed = new Promise((resolve) => setUnexpectedErrorHandler(resolve));
    bind('a | missing');
    expect(press('a')).toEqual([]);
    expect(String(await failed)).toContain("'missing' was not found");
  });

  it('knows whether typing goes into a text', () => {
    bind('a | one | !inputFocus');
    expect(press('a', 'input')).toEqual(['a']);
    expect(press('a', 'button')).toEqual([]);
    document.querySelector('input')?.focus();
    expect(contextKeys.get('inputFocus')).toBe(true);
    document.querySelector('button')?.focus();
    expect(contextKeys.get('inputFocus')).toBe(false);
    document.querySelector('input')?.focus();
    document.querySelector('input')?.blur();
    expect(contextKeys.get('textInputFocus')).toBe(false);
  });

  it.each([
    ['<textarea></textarea>', true],
    ['<input type="search">', true],
    ['<input type="checkbox">', false],
    ['<div contenteditable="true"><b tabindex="0"></b></div>', true],
    ['<div contenteditable="false" tabindex="0"></div>', false],
  ])('sees whether %s takes text', (html, expected) => {
    document.body.innerHTML = html;
    document.querySelector('[tabindex], textarea, input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(contextKeys.get('inputFocus')).toBe(expected);
  });

  it('lets the release of a key do nothing that was used', () => {
    bind('  | one', 'a | one');
    press('a');
    const release = (): boolean =>
      document
        .querySelector('button')
        ?.dispatchEvent(new KeyboardEvent('keyup', { key: 'a', code: 'KeyA', bubbles: true, cancelable: true })) ??
      true;
    expect([release(), release()]).toEqual([false, true]);
  });

  it('serves several windows and stops when it is told to', () => {
    const other = document.body.appendChild(document.createElement('iframe')).contentDocument;
    if (!other) throw new Error('The frame has no document.');
    bind('ctrl+k ctrl+s | one');
    const attached = keybindings.attach(other);
    other.body.dispatchEvent(event('ctrl+k'));
    other.body.dispatchEvent(event('ctrl+s'));
    attached.dispose();
    other.body.dispatchEvent(event('ctrl+k'));
    expect(ran).toEqual(['one']);
    expect(keybindings.pendingChord).toBeUndefined();
  });

  it('takes a press once, however many listen to it', () => {
    bind('ctrl+k ctrl+k | one');
    keep(keybindings.attach(document));
    keep(keybindings.attach(window));
    press('ctrl+k');
    expect(keybindings.pendingChord?.label).toBe('Ctrl+K');
    press('ctrl+k');
    expect(ran).toEqual(['one']);
  });

  it('hands keys to a recorder', () => {
    bind('ctrl+k | one');
    const recorded: string[] = [];
    const recording = keybindings.record(({ key }) => recorded.push(key) < 3);
    expect(press('ctrl+k shift+K Control Enter')).toEqual(['Control', 'Enter']);
    recording.dispose();
    press('ctrl+k');
    expect(recorded).toEqual(['ctrl+k', 'shift+k', 'enter']);
    expect(ran).toEqual(['one']);
  });

  it.each(['menu', 'dialog', 'alertdialog'])('leaves plain keys to a %s that stands in front', (role) => {
    bind('escape | one', 'f1 | two', 'ctrl+k ctrl+s | three', 'ctrl+k escape | one');
    document.body.innerHTML += `<div role="${role}"><a></a></div>`;
    expect(press('Escape', 'a')).toEqual(['Escape']);
    press('F1 ctrl+k ctrl+s', 'a');
    expect(ran).toEqual(['two', 'three']);
    expect(press('ctrl+k Escape', 'a')).toEqual([]);
    expect(press('Escape')).toEqual([]);
    expect(ran).toEqual(['two', 'three', 'one', 'one']);
  });

  it('runs commands by plain keys in what an editor of texts opens within itself', () => {
    bind('escape | one');
    document.body.innerHTML += '<div role="code"><div role="dialog"><a></a></div></div>';
    expect(press('Escape', 'a')).toEqual([]);
    expect(ran).toEqual(['one']);
  });

  it('runs nothing while it is held, and leaves to the element what is no keybinding', () => {
    bind('ctrl+s | one', 'ctrl+k ctrl+s | two');
    press('ctrl+k');
    const first = keybindings.hold();
    const second = keybindings.hold();
    first.dispose();
    expect(press('ctrl+s ctrl+k a', 'input')).toEqual(['a']);
    expect([ran, keybindings.pendingChord]).toEqual([[], undefined]);
    second.dispose();
    press('ctrl+s');
    expect(ran).toEqual(['one']);
  });

  it('shows the key that works here, else one that works somewhere', () => {
    bind('f1 | one | x', 'f2 | one | y', 'f3 | one', 'f3 | two');
    const label = (): string | undefined => keybindings.lookup('one')?.label;
    expect(label()).toBe('F2');
    contextKeys.set('x', true);
    expect(label()).toBe('F1');
    expect(keybindings.lookup('two')?.label).toBe('F3');
    expect(keybindings.lookup('three')).toBeUndefined();
  });

  it('tells those who look when keybindings come and go', () => {
    const labels: (string | undefined)[] = [];
    keep({ dispose: autorun(() => labels.push(keybindings.lookup('one')?.label)) });
    const first = keybindings.declare(infos('f1 | one'), 'default');
    keep(keybindings.declare(infos(' | -one', 'f2 | one'), 'user'));
    first.dispose();
    expect(labels).toEqual([undefined, 'F1', 'F2', 'F2']);
  });

  it('takes the key of the operating system', () => {
    keep(
      keybindings.declare([{ command: 'one', key: 'ctrl+a', mac: 'cmd+a', win: 'alt+a', source: 'test' }], 'default'),
    );
    const labelOn = (os: 'mac' | 'linux' | 'windows'): string | undefined => {
      keybindings.useKeyboard({ os });
      return keybindings.lookup('one')?.label;
    };
    expect([labelOn('linux'), labelOn('windows'), labelOn('mac')]).toEqual(['Ctrl+A', 'Alt+A', '⌘A']);
  });

  it('reports a key that cannot be read once, by its extension, and leaves it out', () => {
    const errors: string[] = [];
    setUnexpectedErrorHandler((error) => errors.push(String(error)));
    bind('ctrl+foo | one', 'f2 | two');
    expect(keybindings.all().map((each) => each.key)).toEqual(['f2']);
    bind('f3 | two');
    expect(keybindings.all()).toHaveLength(2);
    expect(errors).toEqual([
      `Error: The keybinding "ctrl+foo" for 'one' of 'test' is wrong at character 6: "foo" is not the name of a key.`,
    ]);
  });

  it('lists conflicts and what collides with keys', () => {
    bind('ctrl+k | one', 'ctrl+k ctrl+s | two', 'ctrl+k | three | x');
    expect(keybindings.conflicts().map(({ winner, loser }) => `${winner.command} over ${loser.command}`)).toEqual([
      'two over one',
      'three over one',
      'three over two',
    ]);
    const colliding = (key: string): readonly string[] => keybindings.colliding(key).map((each) => each.command);
    expect(colliding('ctrl+k ctrl+x')).toEqual(['one', 'three']);
    expect(colliding('ctrl+k')).toEqual(['one', 'two', 'three']);
    expect(colliding('ctrl+')).toEqual([]);
    const rivals = (command: string, when: string): readonly string[] =>
      keybindings.rivals({ command, key: 'ctrl+k', when }).map((each) => each.command);
    expect(rivals('new', '')).toEqual(['one', 'two', 'three']);
    expect(rivals('one', '!x')).toEqual(['two']);
    expect(keybindings.labelOf('ctrl+k ctrl+s')).toBe('Ctrl+K Ctrl+S');
  });

  it('answers in a keyboard of another language', () => {
    bind('ctrl+k | one', 'ctrl+z | two', 'ctrl+y | three');
    press('ctrl+л', 'button', { code: 'KeyK' });
    press('ctrl+z', 'button', { code: 'KeyY' });
    expect(ran).toEqual(['one', 'two']);
  });
});
