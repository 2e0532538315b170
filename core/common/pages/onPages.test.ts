import type { ExtensionDescription } from '../extensions/bootstrap';
import type { Manifest } from '../manifest/manifest';
import { onPages } from './onPages';

function extension(id: string, manifest: Partial<Manifest> = {}, enabled = true): ExtensionDescription {
  return {
    ...{ id, version: '1.0.0', builtIn: true, enabled, base: `/extensions/${id}/`, locales: [], problems: [] },
    manifest: { name: id, publisher: 'acme', version: '1.0.0', ...manifest },
  };
}

function kept(...extensions: readonly ExtensionDescription[]): readonly string[] {
  const bootstrap = { locale: 'en' as const, texts: {}, workbench: extension('workbench'), extensions };
  return onPages(bootstrap).extensions.map(({ id }) => id);
}

describe('what pages begin with', () => {
  const page = { pages: [{ id: 'shop.page', title: 'Shop', path: '/shop/:name' }] };
  const editor = { type: 'shop.note', title: 'Note', route: '/projects/note' };

  it('is what has a page, an editor for its tabs, or colours', () => {
    const seen = extension('seen', { contributes: { editors: [{ ...editor, pages: true }] } });
    const theme = { label: 'Night', uiTheme: 'vs-dark' as const, path: 'night.json' };
    const tool = extension('tool', { contributes: { editors: [editor] } });
    const dark = extension('dark', { contributes: { themes: [theme] } });
    expect(kept(extension('shop', { contributes: page }), seen, tool, dark, extension('bare'))).toEqual([
      'shop',
      'seen',
      'dark',
    ]);
  });

  it('is all that it stands upon as well, even in a circle', () => {
    const shop = extension('shop', { contributes: page, extensionDependencies: ['stock'] });
    const stock = extension('stock', { extensionDependencies: ['base', 'shop', 'absent'] });
    expect(kept(extension('base'), stock, shop)).toEqual(['base', 'stock', 'shop']);
  });

  it('is nothing that is disabled', () => {
    expect(kept(extension('shop', { contributes: page }, false))).toEqual([]);
  });

  it('is of commands those that are for pages, with their keys and places in menus', () => {
    const commands = [
      { command: 'shop.buy', title: 'Buy', pages: true },
      { command: 'shop.build', title: 'Build' },
    ];
    const both = commands.map(({ command }) => ({ command }));
    const shop = extension('shop', {
      contributes: {
        ...page,
        commands,
        keybindings: both.map((item) => ({ ...item, key: 'f2' })),
        menus: { 'editor/title': [...both, { submenu: 'shop.more' }] },
        views: { explorer: [{ id: 'shop.view', name: 'Shop' }] },
        statusBar: [{ id: 'shop.state', name: 'State', text: 'Open', alignment: 'left' }],
        walkthroughs: [{ id: 'shop.start', title: 'Start', description: '', steps: [] }],
      },
    });
    expect(
      onPages({ locale: 'en', texts: {}, workbench: extension('workbench'), extensions: [shop] }).extensions,
    ).toEqual([
      {
        ...shop,
        manifest: {
          ...shop.manifest,
          contributes: {
            ...page,
            commands: commands.slice(0, 1),
            keybindings: [{ command: 'shop.buy', key: 'f2' }],
            menus: { 'editor/title': [{ command: 'shop.buy' }, { submenu: 'shop.more' }] },
          },
        },
      },
    ]);
  });
});
