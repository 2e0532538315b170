import { createContainer } from '../../../core/common/container';
import type { Container } from 'inversify';
import { runInAction } from 'mobx';
import { CommandHistory } from '../../../core/browser/commands/history/commandHistory';
import { Commands } from '../../../core/browser/commands/commands';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { ActiveEditor } from '../../../core/browser/activeEditor/activeEditor';
import type { DocumentSymbol } from '../../../core/browser/activeEditor/documentSymbol';
import { Texts } from '../../../core/browser/i18n/texts';
import { Menus } from '../../../core/browser/menus/menus';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { ItemSearch } from '../../../core/browser/quickAccess/itemSearch';
import { UserFiles } from '../../../core/browser/storage/userFiles';
import { Editors } from '../../../core/browser/tabs/editors';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { Walkthroughs } from '../../../core/browser/walkthroughs/walkthroughs';
import { Session } from '../../../core/browser/session/session';
import { QuickAccess } from '../../../core/browser/quickAccess/quickAccess';
import { QuickInput } from '../../../core/browser/quickInput/quickInput';
import { QuickPick } from '../../../core/browser/quickInput/quickPick';
import { coreServices } from '../../../core/browser/services';
import english from '../../locales/en.json';
import manifest from '../../package.json';
import { QuickAccessContribution } from '../contributions/quickAccess';
import { workbenchServices } from '../services';
import type { CurrentUser } from '../../../core/common/session/sessionShapes';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface World {
  readonly container: Container;
  readonly access: QuickAccess;
  open(value: string): Promise<QuickPick>;
}

function start(): World {
  const container = createContainer([...coreServices, ...workbenchServices, QuickAccessContribution]);
  container.get(Texts).add('workbench', 'en', english);
  const access = container.get(QuickAccess);
  access.declare(manifest.contributes.quickAccess.map((info) => ({ ...info, source: 'workbench' })));
  container.get(QuickAccessContribution);
  const quickInput = container.get(QuickInput);
  return {
    container,
    access,
    async open(value) {
      access.show(value);
      await settled();
      if (!(quickInput.current instanceof QuickPick)) throw new Error('nothing is open');
      return quickInput.current;
    },
  };
}

const someUser: CurrentUser = {
  id: 'u1',
  userName: 'ann',
  tenantId: 't1',
  tenantName: 'One',
  languageLocaleKey: 'en_US',
  profile: 'Developer',
  permissions: [],
  fullName: '',
  email: null,
  phone: null,
  requireNamespace: false,
  namespace: null,
  mustChangePassword: false,
  customerChannel: '',
  xDomainType: '',
  ctx: { clientName: '', userType: 'User', hwCloud: { domainId: '' } },
};

const labels = (pick: QuickPick): readonly string[] => pick.rows.map((row) => row.label);

function declareCommands(world: World): readonly string[] {
  const commands = world.container.get(Commands);
  const ran: string[] = [];
  commands.declare([
    { id: 'b', title: 'Beta', source: 'test' },
    { id: 'a', title: 'Alpha', category: 'View', source: 'test' },
    { id: 'hidden', title: 'Hidden', source: 'test' },
    { id: 'off', title: 'Off', enablement: 'never', source: 'test' },
    { id: 'zh', title: '切换', originalTitle: 'Toggle', source: 'test' },
    { id: 'bad', title: 'Bad', source: 'test' },
  ]);
  for (const id of ['a', 'b', 'zh']) commands.register(id, () => ran.push(id));
  commands.register('bad', () => Promise.reject(new Error('it broke')));
  const item = { menu: 'commandPalette', command: 'hidden', group: '', order: 0 };
  world.container.get(Menus).declare([
    { ...item, when: 'shown' },
    { ...item, when: 'never' },
  ]);
  return ran;
}

it('offers the commands of what a user may do as soon as that is known', async () => {
  const world = start();
  const commands = world.container.get(Commands);
  const keys = world.container.get(ContextKeys);
  commands.declare([{ id: 'secret', title: 'Secret', source: 'test', enablement: 'mayIt' }]);
  commands.register('secret', () => undefined);
  const pick = await world.open('>Sec');
  expect(labels(pick)).toEqual([]);
  keys.update({ mayIt: true });
  const session = world.container.get(Session);
  const user: CurrentUser = { ...someUser, permissions: ['May It'] };
  runInAction(() => (session.user = user));
  await settled();
  expect(labels(pick)).toEqual(['Secret']);
});

it('offers a command that comes while the list is open, and takes away what goes', async () => {
  const world = start();
  const commands = world.container.get(Commands);
  const pick = await world.open('>Late');
  expect(labels(pick)).toEqual([]);
  const late = runInAction(() => commands.declare([{ id: 'late', title: 'Latecomer', source: 'test' }]));
  await settled();
  expect(labels(pick)).toEqual(['Latecomer']);
  runInAction(() => late.dispose());
  await settled();
  expect(labels(pick)).toEqual([]);
});

describe('the palette of commands', () => {
  it('lists those that can be run here, by title, with the category', async () => {
    const world = start();
    declareCommands(world);
    const pick = await world.open('>');
    expect(labels(pick)).toEqual(['Bad', 'Beta', 'Alpha', '切换']);
    pick.hide();
    world.container.get(ContextKeys).set('shown', true);
    expect(labels(await world.open('>'))).toContain('Hidden');
  });

  it('finds the English title of a Chinese command', async () => {
    const world = start();
    declareCommands(world);
    const pick = await world.open('>toggle');
    expect(labels(pick)).toEqual(['切换']);
    expect(pick.rows[0]?.alias).toBe('Toggle');
  });

  it('runs what is chosen, remembers it and puts it on top the next time, also after a restart', async () => {
    const world = start();
    const ran = declareCommands(world);
    for (const name of ['>beta', '>alpha']) (await world.open(name)).accept();
    await settled();
    expect(ran).toEqual(['b', 'a']);
    const pick = await world.open('>');
    expect(labels(pick).slice(0, 2)).toEqual(['Alpha', 'Beta']);
    expect([...pick.filter.separators.values()]).toEqual(['recently used', 'other commands']);
    expect(world.container.get(CommandHistory).recent).toEqual(['a', 'b']);
  });

  it('asks and runs a command where the user was when the palette opened', async () => {
    const world = start();
    const { container } = world;
    const contextKeys = container.get(ContextKeys);
    const [commands, ran] = [container.get(Commands), jest.fn()];
    commands.declare([{ id: 'here', title: 'Here', enablement: 'inside', source: 'test' }]);
    commands.register('here', ran);
    const place = document.createElement('button');
    document.body.append(place);
    const scope = contextKeys.createScope();
    scope.set('inside', true);
    contextKeys.attach(place, scope);
    (await world.open('>')).hide();
    place.focus();
    const pick = await world.open('>');
    place.blur();
    expect(labels(pick)).toEqual(['Here']);
    pick.accept();
    await settled();
    expect(ran).toHaveBeenCalledTimes(1);
    expect(labels(await world.open('>'))).toEqual([]);
    place.remove();
  });

  it('names the command that fails', async () => {
    const world = start();
    declareCommands(world);
    (await world.open('>bad')).accept();
    await settled();
    const messages = world.container.get(Notifications).all.map((notification) => notification.message);
    expect(messages).toEqual(["The command 'Bad' failed: it broke"]);
  });
});

describe('quick access', () => {
  it('follows the prefix as it is edited, the longest winning', async () => {
    const world = start();
    declareCommands(world);
    const pick = await world.open('>');
    expect(world.access.active?.id).toBe('workbench.commands');
    pick.setValue('edt mru ');
    expect(world.access.active?.id).toBe('workbench.recentEditors');
    pick.setValue('edt m');
    expect(world.access.active?.id).toBe('workbench.openEditors');
    pick.setValue('');
    expect(world.access.active?.id).toBe('workbench.anything');
    pick.hide();
    expect(world.access.active).toBeUndefined();
  });

  it('offers what is open, files, pages and walkthroughs, and goes back to the tab before by Enter', async () => {
    const world = start();
    const { container } = world;
    const commands = container.get(Commands);
    const opened: unknown[] = [];
    for (const id of ['workbench.action.files.openFile', 'workbench.action.openWalkthrough']) {
      commands.declare([{ id, title: id, source: 'test' }]);
      commands.register(id, (what) => opened.push(what));
    }
    container.get(Editors).declare([
      { type: 'page', title: 'Start Page', route: '/start' },
      { type: 'record', title: 'Record', route: '/records/:id' },
    ]);
    container
      .get(Walkthroughs)
      .declare([{ id: 'w', title: 'First Steps', description: '', steps: [], source: 'test' }]);
    await container.get(UserFiles).write('notes.txt', '');
    const tabs = container.get(Tabs);
    for (const id of ['1', '2', '3']) await tabs.open({ type: 'record', id, name: `Record ${id}` });
    const pick = await world.open('');
    expect(labels(pick)).toEqual(['Record 2', 'Record 1', 'Record 3', 'notes.txt', 'Start Page', 'First Steps']);
    pick.accept();
    await settled();
    expect(tabs.active?.name).toBe('Record 2');
    for (const name of ['notes', 'first steps']) {
      (await world.open(name)).accept();
      await settled();
    }
    expect(opened).toEqual(['user:/notes.txt', 'w']);
  });

  it('opens a page beside, and tells so of a file to who opens it', async () => {
    const world = start();
    const { container } = world;
    const open = jest.fn();
    const commands = container.get(Commands);
    commands.declare([{ id: 'workbench.action.files.openFile', title: 'Open', source: 'test' }]);
    commands.register('workbench.action.files.openFile', open);
    container.get(Editors).declare([{ type: 'page', title: 'Start Page', route: '/start' }]);
    await container.get(UserFiles).write('notes.txt', '');
    const tabs = container.get(Tabs);
    await tabs.open({ type: 'page', name: 'First' });
    for (const name of ['notes', 'start page']) {
      (await world.open(name)).accept({ beside: true });
      await settled();
    }
    expect(open).toHaveBeenCalledWith('user:/notes.txt', undefined, undefined, { beside: true });
    expect(tabs.groups).toHaveLength(2);
  });

  it('lists every prefix and goes on with the one that is chosen', async () => {
    const world = start();
    const pick = await world.open('?');
    expect(labels(pick)).toEqual(['…', '#', ':', '>', '@', '@:', 'edt ', 'edt mru ', 'view ']);
    pick.setValue('?bykind');
    pick.accept();
    await settled();
    expect(world.access.active?.id).toBe('workbench.symbolsByKind');
  });

  it('goes to a line and shows it first', async () => {
    const world = start();
    const editor = world.container.get(ActiveEditor);
    const seen: string[] = [];
    editor.setTab('tab');
    editor.register('tab', {
      lineCount: 50,
      position: { line: 7, column: 2 },
      preview: ({ startLine }) => seen.push(`preview ${startLine}`),
      endPreview: () => seen.push('end'),
      reveal: (line, column) => seen.push(`reveal ${line}:${column}`),
    });
    let pick = await world.open(':');
    expect(labels(pick)).toEqual(['Line 7, column 2. Type a line number from 1 to 50.']);
    pick.setValue(':12');
    pick.hide();
    expect(seen).toEqual(['preview 12', 'end']);
    pick = await world.open(':99:3');
    pick.accept();
    expect(seen.slice(2)).toEqual(['preview 50', 'reveal 50:3']);
  });

  it('goes to a symbol, by name or by kind', async () => {
    const world = start();
    const editor = world.container.get(ActiveEditor);
    const range = { startLine: 3, startColumn: 1, endLine: 9, endColumn: 2 };
    const symbol = (name: string, kind: string, children: readonly DocumentSymbol[] = []): DocumentSymbol => ({
      name,
      kind,
      range,
      selectionRange: { ...range, startColumn: 5 },
      children,
    });
    const seen: string[] = [];
    editor.setTab('tab');
    editor.register('tab', {
      symbols: () => Promise.resolve([symbol('Box', 'class', [symbol('open', 'method')]), symbol('shut', 'method')]),
      preview: () => seen.push('preview'),
      reveal: (line, column) => seen.push(`${line}:${column}`),
    });
    expect(labels(await world.open('@'))).toEqual(['Box', 'open', 'shut']);
    const pick = await world.open('@:');
    expect([...pick.filter.separators.values()]).toEqual(['class (1)', 'method (2)']);
    pick.setValue('@:op');
    pick.accept();
    expect(seen.at(-1)).toBe('3:5');
    expect(seen).toContain('preview');
  });

  it('merges the answers of all sources of items, the best section first, and stops those that are outrun', async () => {
    const world = start();
    const search = world.container.get(ItemSearch);
    const signals: AbortSignal[] = [];
    const source = (id: string, names: readonly string[]) => ({
      id,
      title: id,
      search: (_query: string, signal: AbortSignal) => {
        signals.push(signal);
        return Promise.resolve(names.map((label) => ({ label })));
      },
    });
    search.register(source('objects', ['my customer', 'other']));
    search.register(source('pages', ['customer']));
    const pick = await world.open('#customer');
    expect(labels(pick)).toEqual(['customer', 'my customer', 'other']);
    expect([...pick.filter.separators.values()]).toEqual(['pages', 'objects']);
    pick.setValue('#c');
    expect(signals.slice(0, 2).every((signal) => signal.aborted)).toBe(true);
    expect(signals.slice(2).some((signal) => signal.aborted)).toBe(false);
  });

  it('says what can be found by name until something is typed', async () => {
    const world = start();
    const search = async (query: string) => (query === '' ? [] : [{ label: 'Silver' }]);
    world.container.get(ItemSearch).register({ id: 'metals', title: 'Metals', search });
    const pick = await world.open('#');
    expect(labels(pick)).toEqual(['Type the name of an application, object, page or other item']);
    pick.setValue('#s');
    await settled();
    expect(labels(pick)).toEqual(['Silver']);
  });

  it('asks a source of items that comes while the list is open', async () => {
    const world = start();
    const pick = await world.open('#sil');
    expect(labels(pick)).toEqual([]);
    const search = async () => [{ label: 'Silver', run: () => undefined }];
    world.container.get(ItemSearch).register({ id: 'late', title: 'Late', search });
    await settled();
    expect(labels(pick)).toEqual(['Silver']);
  });

  it('goes on with what was typed the last time when it is asked to', async () => {
    const world = start();
    declareCommands(world);
    (await world.open('>alp')).hide();
    world.access.show('>', { resume: true });
    await settled();
    const { current } = world.container.get(QuickInput);
    expect(current?.value).toBe('>alp');
    expect(current?.selection).toEqual([1, 4]);
  });

  it('goes through the list with the key held', async () => {
    const world = start();
    declareCommands(world);
    const commands = world.container.get(Commands);
    const pick = await world.open('>');
    await commands.execute('workbench.action.quickOpenNavigateNext');
    expect(pick.activeIndex).toBe(1);
    expect(pick.quickNavigating).toBe(true);
    await commands.execute('workbench.action.quickOpenNavigatePrevious');
    expect(pick.activeIndex).toBe(0);
  });
});
