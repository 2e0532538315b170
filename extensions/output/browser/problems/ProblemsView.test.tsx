import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Container } from 'inversify';
import { Commands, Markers, type Marker } from 'lathe';
import { ServiceScope } from 'lathe/ui';
import { ProblemsView } from './ProblemsView';

const marker = (severity: Marker['severity'], message: string, startLine: number): Marker => ({
  severity,
  message,
  startLine,
  startColumn: 3,
  endLine: startLine,
  endColumn: 4,
});

describe('ProblemsView', () => {
  const draw = () => {
    const container = new Container({ defaultScope: 'Singleton', autobind: true });
    container
      .get(Markers)
      .set('settings', 'user:/settings.json', [marker('warning', 'odd value', 2), marker('error', 'bad comma', 9)]);
    const opened: unknown[][] = [];
    container.get(Commands).register('workbench.action.files.openFile', (...args) => opened.push([...args]));
    render(
      <ServiceScope container={container} namespace="lathe.output">
        <ProblemsView />
      </ServiceScope>,
    );
    return { container, opened };
  };
  const rows = (): (string | null)[] => screen.getAllByRole('treeitem').map((row) => row.textContent);

  it('groups by file, the gravest first', () => {
    draw();
    expect(rows().map((row) => row?.slice(0, 9))).toEqual(['settings.', 'bad comma', 'odd value']);
  });

  it('goes from the filter down to the problems and opens one where it is', async () => {
    const { opened } = draw();
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('tree'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(opened).toEqual([['user:/settings.json', 9, 3]]);
  });

  it('filters by text and by severity', async () => {
    draw();
    await userEvent.type(screen.getByRole('textbox'), 'odd');
    expect(rows()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'problems.warnings' }));
    expect(screen.queryAllByRole('treeitem')).toHaveLength(0);
    expect(screen.getByText('problems.noMatch')).toBeTruthy();
  });

  it('goes to the place with Enter', async () => {
    const { opened } = draw();
    screen.getByRole('tree').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(opened).toEqual([['user:/settings.json', 9, 3]]);
  });
});
