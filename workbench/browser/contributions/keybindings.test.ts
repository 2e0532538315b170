import type { Container } from 'inversify';
import { Keybindings } from '../../../core/browser/keybindings/keybindings';
import { Texts } from '../../../core/browser/i18n/texts';
import { Markers } from '../../../core/browser/markers/markers';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { StatusBar } from '../../../core/browser/statusBar/statusBar';
import { UserFiles } from '../../../core/browser/storage/userFiles';
import chinese from '../../locales/zh-CN.json';
import { createTestContainer } from '../testing/renderPart';
import { KeybindingsContribution } from './keybindings';

describe('KeybindingsContribution', () => {
  let container: Container;
  let contribution: KeybindingsContribution | undefined;

  beforeEach(() => {
    jest.useFakeTimers();
    container = createTestContainer();
    container.bind(KeybindingsContribution).toSelf();
    container.get(Keybindings).useKeyboard({ os: 'linux' });
  });
  afterEach(() => {
    contribution?.dispose();
    jest.useRealTimers();
  });

  const start = (): void => void (contribution = container.get(KeybindingsContribution));
  const press = (key: string): boolean =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        code: `Key${key.toUpperCase()}`,
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  const shown = (): readonly string[] =>
    container
      .get(StatusBar)
      .left.filter((item) => item.id === 'status.keybindings')
      .map((item) => item.text);

  it('shows the chord that waits for its next key, and for a while the one that is no command', () => {
    start();
    container.get(Keybindings).declare([{ command: 'a', key: 'ctrl+k ctrl+x ctrl+y', source: 'core' }], 'default');
    expect(shown()).toEqual([]);
    press('k');
    expect(shown()).toEqual(['(Ctrl+K) was pressed. Waiting for second key of chord…']);
    press('x');
    expect(shown()).toEqual(['(Ctrl+K Ctrl+X) was pressed. Waiting for next key of chord…']);
    press('z');
    expect(shown()).toEqual(['The key combination (Ctrl+K, Ctrl+X, Ctrl+Z) is not a command.']);
    jest.advanceTimersByTime(5000);
    expect(shown()).toEqual([]);
  });

  it('names its item and the pending chord in the language that is switched to', () => {
    start();
    const texts = container.get(Texts);
    texts.add('workbench', 'zh-CN', chinese);
    container.get(Keybindings).declare([{ command: 'a', key: 'ctrl+k ctrl+x', source: 'core' }], 'default');
    press('k');
    texts.setLocale('zh-CN');
    expect(shown()).toEqual(['已按下(Ctrl+K)，正在等待第二个按键…']);
    expect(container.get(StatusBar).all.find((item) => item.id === 'status.keybindings')?.name).toBe('等待中的按键');
  });

  it('tells of a broken file by name and place, and leaves it as it is', () => {
    const files = container.get(UserFiles);
    const text = '[\n  { "key": "ctrl+foo", "command": "a" }\n]';
    void files.write('keybindings.json', text);
    start();
    const messages = container.get(Notifications).all.map((notification) => notification.message);
    expect(messages).toEqual([
      `The file 'keybindings.json' is wrong at line 2, column 18: The key "ctrl+foo" is wrong: "foo" is not the name of a key. ` +
        'It is kept as it is, and what can be read of it is used.',
    ]);
    expect(files.read('keybindings.json')).toBe(text);
  });

  it('marks what is wrong in the file as it is edited', () => {
    start();
    const files = container.get(UserFiles);
    const markers = (): readonly string[] =>
      container
        .get(Markers)
        .read({ resource: 'user:/keybindings.json' })
        .map((marker) => `${marker.startLine}:${marker.startColumn} ${marker.message}`);
    void files.write('keybindings.json', '[\n  { "key": "f1" }\n]');
    expect(markers()).toEqual([
      '2:3 The name of a command is expected, as in "command": "workbench.action.showCommands".',
    ]);
    void files.write('keybindings.json', '[]');
    expect(markers()).toEqual([]);
    expect(container.get(Notifications).all).toEqual([]);
  });
});
