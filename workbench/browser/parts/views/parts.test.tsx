import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Activation } from '../../../../core/browser/activation/activation';
import { createContainer } from '../../../../core/common/container';
import { Texts } from '../../../../core/browser/i18n/texts';
import { Layout } from '../../../../core/browser/layout/layout';
import { coreServices } from '../../../../core/browser/services';
import { expectAccessible } from '../../../../core/browser/ui/testing/expectAccessible';
import { ContextMenuHost } from '../../../../core/browser/ui/menu/ContextMenuHost';
import { containerInfo, viewInfo } from '../../../../core/browser/views/testing';
import { Views } from '../../../../core/browser/views/views';
import { ViewStates } from '../../../../core/browser/views/viewStates';
import { setUnexpectedErrorHandler } from '../../../../core/common/event';
import texts from '../../../locales/en.json';
import { workbenchServices } from '../../services';
import { renderPart } from '../../testing/renderPart';
import { ActivityBar } from '../activityBar/ActivityBar';
import { Panel } from '../panel/Panel';
import { SideBar } from '../sideBar/SideBar';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>count {count}</button>;
}

function draw() {
  const services = createContainer([...coreServices, ...workbenchServices]);
  services.get(Texts).add('workbench', 'en', texts);
  services.get(Layout).setVisible('panel', true);
  const views = services.get(Views);
  views.declareContainers([
    containerInfo('files', 'sidebar', { order: 1, title: 'Files' }),
    containerInfo('search', 'sidebar', { order: 2, title: 'Search' }),
    containerInfo('output', 'panel', { title: 'Output' }),
  ]);
  views.declareViews([
    viewInfo('tree', 'files', { name: 'Tree' }),
    viewInfo('outline', 'files', { name: 'Outline', visibility: 'collapsed' }),
    viewInfo('results', 'search', { name: 'Results' }),
    viewInfo('log', 'output', { name: 'Log' }),
  ]);
  for (const id of ['tree', 'outline', 'log']) views.register(id, () => <p>{`inside ${id}`}</p>);
  views.register('results', Counter);
  const drawn = renderPart(
    <>
      <ActivityBar />
      <SideBar />
      <Panel />
      <ContextMenuHost />
    </>,
    services,
  );
  return { services, views, layout: services.get(Layout), ...drawn };
}

const entry = (name: string) => screen.getByRole('tab', { name });
const dataTransfer = { setData: () => undefined };
async function drag(from: Element, to: Element) {
  fireEvent.dragStart(from, { dataTransfer });
  fireEvent.dragOver(to, { dataTransfer });
  const mark = to.closest('[data-drop]')?.getAttribute('data-drop');
  await act(async () => {
    fireEvent.drop(to, { dataTransfer });
    await Promise.resolve();
  });
  return mark;
}
const header = (name: string) => screen.getByRole('heading', { name, level: 3 });

describe('the parts that show views', () => {
  it('draws the open container, its folded views as headers only, and nothing that axe would find', async () => {
    const { container } = draw();
    expect(entry('Files').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('inside tree')).toBeTruthy();
    expect(screen.queryByText('inside outline')).toBeNull();
    expect(screen.getByRole('button', { name: 'Outline' }).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('inside log')).toBeTruthy();
    await expectAccessible(container);
  });

  it('does not draw a container before it is opened, and keeps its state when another one is', async () => {
    draw();
    const user = userEvent.setup();
    expect(screen.queryByText('count 0')).toBeNull();
    await user.click(entry('Search'));
    await user.click(screen.getByText('count 0'));
    await user.click(entry('Files'));
    expect(screen.getByText('count 1').closest('.container-stack__container')).toHaveProperty('style.display', 'none');
    await user.click(entry('Search'));
    expect(screen.getByText('count 1').checkVisibility?.() ?? true).toBe(true);
  });

  it('closes the side bar on a second click', async () => {
    const { layout } = draw();
    await userEvent.setup().click(entry('Files'));
    expect(layout.isVisible('sidebar')).toBe(false);
    expect(entry('Files').getAttribute('aria-selected')).toBe('false');
  });

  it('folds a view by keys and mouse', async () => {
    const { views } = draw();
    const user = userEvent.setup();
    await user.click(header('Outline'));
    expect(screen.getByText('inside outline')).toBeTruthy();
    await user.keyboard('{Tab}');
    screen.getByRole('button', { name: 'Tree' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByText('inside tree')).toBeNull();
    expect(views.viewsOf('files').map((view) => view.collapsed)).toEqual([true, false]);
  });

  it('moves a view that is dropped on an icon, and a container that is dropped on a pane', async () => {
    const { views } = draw();
    expect(await drag(header('Outline'), entry('Search'))).toBe('inside');
    expect(views.viewsOf('search').map((view) => view.id)).toEqual(['results', 'outline']);
    act(() => views.openContainer('files'));
    await drag(entry('Output'), screen.getByText('inside tree'));
    expect(views.viewsOf('files').map((view) => view.id)).toEqual(['tree', 'log']);
    expect(screen.queryByRole('tab', { name: 'Output' })).toBeNull();
  });

  it('makes an entry of a view that is dropped on a bar', async () => {
    const { views } = draw();
    await drag(header('Outline'), screen.getByRole('tablist', { name: 'Panel' }));
    await waitFor(() =>
      expect(views.containersAt('panel').map((container) => container.title)).toEqual(['Output', 'Outline']),
    );
  });

  it('moves by keys what can be dragged', async () => {
    const { views } = draw();
    const user = userEvent.setup();
    act(() => entry('Files').focus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(views.containersAt('sidebar').map((container) => container.id)).toEqual(['search', 'files']);
    act(() => screen.getByRole('button', { name: 'Tree' }).focus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(views.viewsOf('files').map((view) => view.id)).toEqual(['outline', 'tree']);
    await user.keyboard('{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: "Hide 'Tree'" })).toBeTruthy();
    expect(within(menu).getByRole('menuitemcheckbox', { name: 'Outline' })).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(views.viewsOf('files').map((view) => view.id)).toEqual(['outline']));
  });

  it('adds up the badges of a container and speaks of them', () => {
    const { services } = draw();
    const states = services.get(ViewStates);
    act(() => {
      states.setBadge('tree', { value: 2, tooltip: '2 unsaved' });
      states.setBadge('outline', { value: 3 });
    });
    expect(screen.getByRole('tab', { name: 'Files - 2 unsaved' }).textContent).toBe('5');
  });

  it('shows the error of a view whose extension fails to load, and loads it again on Retry', async () => {
    const { services, views } = draw();
    let attempts = 0;
    services.get(Activation).on(async (event) => {
      await Promise.resolve();
      if (event !== 'onView:late') return;
      if (++attempts === 1) throw new Error('The chunk is missing.');
      views.register('late', () => <p>there at last</p>);
    });
    act(() => {
      views.declareViews([viewInfo('late', 'files', { name: 'Late' })]);
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Late could not be loaded.');
    expect(alert.textContent).toContain('The chunk is missing.');
    await userEvent.setup().click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('there at last')).toBeTruthy();
  });

  it('keeps what a view throws in its place, names the extension and lets it be drawn again', async () => {
    const errors: unknown[] = [];
    setUnexpectedErrorHandler((error) => errors.push(error));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { views } = draw();
    let broken = true;
    act(() => {
      views.declareViews([viewInfo('bad', 'files', { name: 'Bad', source: 'acme.bad' })]);
      views.register('bad', () => {
        if (broken) throw new Error('Nothing works.');
        return <p>works again</p>;
      });
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('acme.bad');
    expect(alert.textContent).toContain('Nothing works.');
    expect(screen.getByText('inside tree')).toBeTruthy();
    expect(errors).toEqual([new Error('Nothing works.')]);
    broken = false;
    await userEvent.setup().click(within(alert).getByRole('button'));
    expect(screen.getByText('works again')).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('gives the focus to a view that is opened by a command', async () => {
    const { views } = draw();
    await act(() => views.openView('results'));
    expect(document.activeElement?.textContent).toBe('count 0');
    expect(views.focused).toBe('results');
  });

  it('offers to show the views of a container that were all hidden', async () => {
    const { views } = draw();
    act(() => views.setHidden('log', true));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show All Views' }));
    expect(screen.getByText('inside log')).toBeTruthy();
  });
});
