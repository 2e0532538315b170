import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Container } from 'inversify';
import { Commands } from '../../../../core/browser/commands/commands';
import { StatusBar } from '../../../../core/browser/statusBar/statusBar';
import { createTestContainer, renderPart } from '../../testing/renderPart';
import { StatusBarPart } from './StatusBarPart';

describe('StatusBarPart', () => {
  let container: Container;
  let statusBar: StatusBar;
  beforeEach(() => {
    container = createTestContainer();
    statusBar = container.get(StatusBar);
    statusBar.declare([
      { id: 'low', name: 'Low', text: 'low', alignment: 'left', priority: 1, command: 'run.low' },
      { id: 'high', name: 'High', text: '$(error) 2', tooltip: 'Two errors', alignment: 'left', priority: 2 },
      { id: 'right', name: 'Right', text: 'right', alignment: 'right' },
    ]);
    renderPart(<StatusBarPart />, container);
  });
  const names = (): (string | null)[] =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

  it('orders by side and priority', () => {
    expect(names()).toEqual(['2, Two errors', 'low', 'right']);
  });

  it('is one stop of the Tab key with arrows inside', async () => {
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2, Two errors');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('low');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('runs the command of an item', async () => {
    const run = jest.fn();
    container.get(Commands).register('run.low', run);
    await userEvent.click(screen.getByRole('button', { name: 'low' }));
    expect(run).toHaveBeenCalled();
  });

  it('shows what changes, and not what is hidden', () => {
    act(() => statusBar.update('low', { text: 'new', kind: 'error' }));
    expect(screen.getByRole('button', { name: 'new' }).className).toContain('--error');
    act(() => statusBar.setHidden('low', true));
    act(() => statusBar.update('right', { show: false }));
    expect(names()).toEqual(['2, Two errors']);
    expect(statusBar.isHidden('low')).toBe(true);
  });
});
