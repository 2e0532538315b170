import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Container } from 'inversify';
import { type ConfigurationSection, Settings, type Tab, Texts, UserFiles } from 'lathe';
import { ServiceScope } from 'lathe/ui';
import texts from '../../locales/en.json';
import { SettingsEditor } from './SettingsEditor';
import { SettingsStore } from './settingsStore';

const tab: Tab = {
  key: 'settings-1',
  active: true,
  type: 'settings',
  name: 'Settings',
  id: '',
  tabNo: 1,
  route: '/projects/settings',
  preview: false,
  pinned: false,
  dirty: false,
  params: {},
};

const sections: readonly ConfigurationSection[] = [
  {
    title: 'Text Editor',
    order: 1,
    source: 'text',
    properties: {
      'editor.wordWrap': { type: 'string', default: 'off', enum: ['off', 'on'], description: 'Wrap lines.' },
      'editor.tabSize': { type: 'integer', default: 4, minimum: 1, description: 'Width of a tab.' },
      'editor.rulers': { type: 'array', items: { type: 'string' }, default: [] },
    },
  },
  {
    title: 'Files',
    order: 2,
    source: 'files',
    properties: {
      'files.autoSave': { type: 'boolean', default: false, description: 'Save at once.' },
      'files.associations': { type: 'object', additionalProperties: { type: 'string' }, default: {} },
      'files.odd': { type: ['object', 'array'], default: {} },
    },
  },
];

// jsdom has no layout: a tall list and low rows, so that all are drawn.
const sizes = { offsetHeight: 60, clientHeight: 2000, clientWidth: 800 };

describe('SettingsEditor', () => {
  const restore: (() => void)[] = [];
  beforeAll(() => {
    for (const [name, value] of Object.entries(sizes)) {
      const owner = name.startsWith('client') ? Element.prototype : HTMLElement.prototype;
      const before = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, { configurable: true, value });
      restore.push(() => before && Object.defineProperty(owner, name, before));
    }
  });
  afterAll(() => restore.forEach((each) => each()));

  let container: Container;
  let settings: Settings;
  beforeEach(() => {
    container = new Container({ defaultScope: 'Singleton', autobind: true });
    container.get(Texts).add('lathe.preferences', 'en', texts);
    settings = container.get(Settings);
    settings.declare(sections);
    render(
      <ServiceScope container={container} namespace="lathe.preferences">
        <SettingsEditor tab={tab} />
      </ServiceScope>,
    );
  });
  const names = (): (string | null)[] =>
    [...document.querySelectorAll('.setting')].map((row) => row.getAttribute('data-setting'));
  const search = async (text: string): Promise<void> => {
    const box = screen.getByRole('textbox', { name: 'Search settings' });
    await userEvent.clear(box);
    await userEvent.type(box, text);
  };

  it('lists settings under their groups', () => {
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Text Editor', 'Files']);
    expect(names()[0]).toBe('editor.rulers');
    expect(screen.getAllByRole('treeitem')).toHaveLength(2);
  });

  it('finds by words, by letters with a gap, by id and by extension', async () => {
    await search('tab width');
    expect(names()).toEqual(['editor.tabSize']);
    await search('wrdwrap');
    expect(names()).toEqual(['editor.wordWrap']);
    await search('@id:files.auto*');
    expect(names()).toEqual(['files.autoSave']);
    await search('@ext:text');
    expect(names()).toHaveLength(3);
    await search('nothing of the kind');
    expect(screen.getByText('No Settings Found')).toBeTruthy();
  });

  it('writes a tick at once, marks the setting and takes it back', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Files: Auto Save' }));
    expect(settings.get('files.autoSave')).toBe(true);
    expect(document.querySelector('.setting--modified')?.getAttribute('data-setting')).toBe('files.autoSave');
    await search('@modified');
    expect(names()).toEqual(['files.autoSave']);
    await act(async () => container.get(SettingsStore).undo.undo());
    expect(container.get(UserFiles).read('settings.json')).not.toContain('autoSave');
  });

  it('keeps a wrong number in the field, says why and writes nothing', () => {
    const field = screen.getByRole('textbox', { name: 'Editor: Tab Size' });
    fireEvent.change(field, { target: { value: '0' } });
    expect(screen.getByRole('alert').textContent).toContain('settings.problem.minimum');
    fireEvent.change(field, { target: { value: 'x' } });
    expect(screen.getByRole('alert').textContent).toBe('A number is expected.');
    expect(settings.get('editor.tabSize')).toBe(4);
    fireEvent.change(field, { target: { value: '8' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(settings.get('editor.tabSize')).toBe(8);
  });

  it('chooses from a list of values', async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Editor: Word Wrap' }), 'on');
    expect(settings.get('editor.wordWrap')).toBe('on');
  });

  it('writes to the workspace when that is chosen', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Workspace' }));
    await userEvent.click(screen.getByRole('checkbox'));
    expect(settings.inspect('files.autoSave')).toMatchObject({ user: undefined, workspace: true });
    await userEvent.click(screen.getByRole('radio', { name: 'User' }));
    expect(screen.getByText('Modified in Workspace')).toBeTruthy();
  });

  it('adds, changes, moves and removes items of a list', async () => {
    const list = screen.getByRole('form', { name: 'Editor: Rulers' });
    await userEvent.type(within(list).getByRole('textbox', { name: 'New item' }), 'a{Enter}');
    await userEvent.type(within(list).getByRole('textbox', { name: 'New item' }), 'b{Enter}');
    expect(settings.get('editor.rulers')).toEqual(['a', 'b']);
    fireEvent.keyDown(within(list).getByRole('textbox', { name: 'Item 2' }), { key: 'ArrowUp', altKey: true });
    expect(settings.get('editor.rulers')).toEqual(['b', 'a']);
    await userEvent.click(within(list).getByRole('button', { name: 'Remove b' }));
    expect(settings.get('editor.rulers')).toEqual(['a']);
  });

  it('edits a map and refuses a key twice', async () => {
    const map = screen.getByRole('form', { name: 'Files: Associations' });
    const add = async (key: string, value: string): Promise<void> => {
      const [keyField] = within(map).getAllByRole('textbox', { name: 'Item' }).slice(-1);
      await userEvent.type(keyField ?? map, key);
      await userEvent.type(within(map).getByRole('textbox', { name: 'Value' }), `${value}{Enter}`);
    };
    await add('*.a', 'json');
    expect(settings.get('files.associations')).toEqual({ '*.a': 'json' });
    await add('*.a', 'css');
    expect(within(map).getByRole('alert').textContent).toContain("'*.a' is there already.");
  });

  it('shows what is wrong in the file beside the setting', async () => {
    await act(() => container.get(UserFiles).write('settings.json', '{"files.autoSave": "yes"}'));
    expect(screen.getByRole('alert').textContent).toContain('settings.problem.type');
    await act(() => container.get(UserFiles).write('settings.json', '{"files.autoSave"'));
    expect(screen.getByText(/The file has errors/)).toBeTruthy();
  });
});
