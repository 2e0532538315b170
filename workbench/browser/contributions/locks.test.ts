import { ActiveEditor } from '../../../core/browser/activeEditor/activeEditor';
import { CommandDisabledError, Commands } from '../../../core/browser/commands/commands';
import { EditorLocks } from '../../../core/browser/locks/editorLocks';
import { TestLock } from '../../../core/browser/locks/testLock';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { trackDisposables } from '../../../core/common/trackDisposables';
import manifest from '../../package.json';
import { createTestContainer } from '../testing/renderPart';
import { LocksContribution } from './locks';

const ask = 'workbench.action.askToLetGo';
const takeOver = 'workbench.action.takeOverEditing';

describe('the commands for what another edits', () => {
  const track = trackDisposables();

  function start() {
    const container = createTestContainer();
    container.bind(LocksContribution).toSelf();
    track(container.get(LocksContribution));
    const commands = container.get(Commands);
    const infos = manifest.contributes.commands
      .filter(({ command }) => command === ask || command === takeOver)
      .map(({ command, ...info }) => ({ ...info, id: command, source: 'workbench' }));
    track(commands.declare(infos));
    const activeEditor = container.get(ActiveEditor);
    const locks = { theirs: new TestLock(false), takeable: new TestLock(true), free: new TestLock(true) };
    locks.free.letGo();
    for (const [tabKey, lock] of Object.entries(locks))
      track(container.get(EditorLocks).register(tabKey, { lock, what: 'field' }));
    const enabledIn = (tabKey: string | undefined): readonly boolean[] => {
      activeEditor.setTab(tabKey);
      return [ask, takeOver].map((id) => commands.isEnabled(id));
    };
    return { ...locks, commands, activeEditor, enabledIn, notifications: container.get(Notifications) };
  }

  it('follow the active editor: asking where another edits, taking over where that is allowed', () => {
    const { enabledIn } = start();
    expect(enabledIn(undefined)).toEqual([false, false]);
    expect(enabledIn('theirs')).toEqual([true, false]);
    expect(enabledIn('takeable')).toEqual([true, true]);
    expect(enabledIn('free')).toEqual([false, false]);
    expect(enabledIn('another')).toEqual([false, false]);
  });

  it('ask, and say that they did', async () => {
    const { activeEditor, commands, theirs, notifications } = start();
    activeEditor.setTab('theirs');
    await commands.execute(ask);
    expect(theirs.asked).toEqual(['ask']);
    expect(notifications.all.map(({ message }) => message)).toEqual(['bob was asked to let the field go.']);
    await expect(commands.execute(takeOver)).rejects.toThrow(CommandDisabledError);
  });

  it('take over, once', async () => {
    const { activeEditor, commands, takeable } = start();
    activeEditor.setTab('takeable');
    await commands.execute(takeOver);
    expect(takeable.asked).toEqual(['take over']);
    expect([ask, takeOver].map((id) => commands.isEnabled(id))).toEqual([false, false]);
  });
});
