import { act, fireEvent, screen } from '@testing-library/react';
import { Commands, ContextMenus, type ExtensionDescription, ExtensionRegistry } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import texts from '../../locales/en.json';
import { Installation } from '../installation';
import { ManagedExtensions } from '../managedExtensions';
import { namespace } from '../texts';
import { InstalledExtensions } from './InstalledExtensions';

const describeOne = (name: string, enabled = true): ExtensionDescription => ({
  id: `acme.${name}`,
  version: '1.2.3',
  builtIn: false,
  enabled,
  manifest: { name, publisher: 'acme', displayName: name.toUpperCase(), version: '1.2.3', browser: 'index.js' },
  base: `/extensions/acme.${name}/`,
  locales: [],
  problems: [],
});

function setUp(...extensions: readonly ExtensionDescription[]) {
  const container = createTestContainer({ bind: [ManagedExtensions, Installation], texts: [namespace, texts] });
  const registry = container.get(ExtensionRegistry);
  for (const description of extensions)
    registry.set({ description, state: description.enabled ? 'idle' : 'disabled', errors: [] });
  const opened: unknown[] = [];
  container.get(Commands).register('workbench.extensions.action.open', (...args) => opened.push(args));
  draw(<InstalledExtensions />, container, namespace);
  return { container, opened };
}

describe('InstalledExtensions', () => {
  it('teaches how to begin when there are none', () => {
    setUp();
    expect(screen.getByText('No extensions are installed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Install from File…' })).toBeTruthy();
  });

  it('narrows the list down and says when nothing is left', () => {
    const { container } = setUp(describeOne('one'), describeOne('two'));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'two' } });
    expect(
      container
        .get(ManagedExtensions)
        .list(false)
        .map(({ description }) => description.id),
    ).toEqual(['acme.two']);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'three' } });
    expect(screen.getByText("No extension matches 'three'.")).toBeTruthy();
  });

  it('opens an extension with Enter and shows its actions with the menu key', async () => {
    const { container, opened } = setUp(describeOne('one', false));
    const list = screen.getByRole('listbox');
    fireEvent.keyDown(list, { key: 'Enter' });
    await act(async () => undefined);
    expect(opened).toEqual([['acme.one']]);
    fireEvent.click(screen.getByText('ONE'));
    await act(async () => undefined);
    expect(opened[1]).toEqual(['acme.one', { preview: true }]);
    const shown: unknown[] = [];
    container.get(ContextMenus).showMenu = async (menu, { args, context }) =>
      void shown.push([menu, args, context?.get('extensionEnabled'), context?.get('extensionBuiltIn')]);
    fireEvent.keyDown(list, { key: 'F10', shiftKey: true });
    expect(shown).toEqual([['extension/context', ['acme.one'], false, false]]);
  });
});
