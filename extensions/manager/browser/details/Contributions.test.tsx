import { screen, within } from '@testing-library/react';
import type { KnownExtension } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import texts from '../../locales/en.json';
import { namespace } from '../texts';
import { Contributions } from './Contributions';

describe('Contributions', () => {
  it('shows keys as they are printed on a keyboard', () => {
    const keybindings = ['ctrl+alt+1', 'ctrl+k ctrl+,'].map((key) => ({ command: 'one.run', key }));
    const extension: KnownExtension = {
      description: {
        id: 'acme.one',
        version: '1.0.0',
        builtIn: false,
        enabled: true,
        manifest: {
          name: 'one',
          version: '1.0.0',
          contributes: { commands: [{ command: 'one.run', title: 'Run' }], keybindings },
        },
        base: '/extensions/acme.one/',
        locales: [],
        problems: [],
      },
      state: 'idle',
      errors: [],
    };
    const container = createTestContainer({ texts: [namespace, texts] });
    draw(<Contributions extension={extension} />, container, namespace);
    const commands = within(screen.getByRole('table', { name: 'Commands (1)' }));
    expect(commands.getAllByRole('img').map((keys) => keys.getAttribute('aria-label'))).toEqual([
      'Ctrl+Alt+1',
      'Ctrl+K Ctrl+,',
    ]);
    expect(screen.queryByText(/ctrl\+/)).toBeNull();
  });
});
