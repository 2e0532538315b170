import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Container } from 'inversify';
import { Commands, ContextKeys, Settings, Storage, Texts, type WalkthroughInfo, Walkthroughs } from 'lathe';
import { ServiceScope } from 'lathe/ui';
import texts from '../../locales/en.json';
import { parseCompletionEvent } from './completionEvent';
import { parseStepDescription } from './stepDescription';
import { WalkthroughPage } from './WalkthroughPage';
import { WalkthroughProgress } from './walkthroughProgress';

const tour: WalkthroughInfo = {
  id: 'x#tour',
  title: 'Tour',
  description: 'Once around',
  source: 'x',
  steps: [
    { id: 'run', title: 'Run', description: 'Do it.\n[Go](command:x.go)', completionEvents: ['onCommand:x.go'] },
    { id: 'set', title: 'Set', completionEvents: ['onSettingChanged:x.size'] },
    { id: 'be', title: 'Be', completionEvents: ['onContext:x.ready'] },
    { id: 'read', title: 'Read' },
    { id: 'never', title: 'Never', when: 'x.never' },
  ],
};

describe('WalkthroughPage', () => {
  let container: Container;
  beforeEach(() => {
    container = new Container({ defaultScope: 'Singleton', autobind: true });
    container.get(Texts).add('lathe.home', 'en', texts);
    container.get(Walkthroughs).declare([tour]);
    container.get(Commands).register('x.go', () => undefined);
    container.get(Settings).declare([{ properties: { 'x.size': { type: 'number', default: 1 } } }]);
    render(
      <ServiceScope container={container} namespace="lathe.home">
        <WalkthroughPage walkthrough={tour} />
      </ServiceScope>,
    );
  });
  const done = (): string => screen.getByRole('status').textContent ?? '';

  it('ticks a step when its command ran, its setting changed, its condition holds or it was read', async () => {
    expect(done()).toBe('0 of 4 steps are done');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(done()).toBe('1 of 4 steps are done');
    await act(() => container.get(Settings).set('x.size', 2));
    expect(done()).toBe('2 of 4 steps are done');
    act(() => container.get(ContextKeys).set('x.ready', true));
    expect(done()).toBe('3 of 4 steps are done');
    await userEvent.click(screen.getByRole('button', { name: 'Read' }));
    expect(done()).toBe('4 of 4 steps are done');
  });

  it('remembers what is done, and forgets it when told', () => {
    const progress = container.get(WalkthroughProgress);
    act(() => progress.setDone('x#tour', 'run', true));
    expect(container.get(Storage).getRaw('walkthroughs.done')).toEqual(['x#tour/run']);
    act(() => progress.reset());
    expect(done()).toBe('0 of 4 steps are done');
  });

  it('can be ticked by hand and walked by arrow keys', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: "Mark 'Set' done" }));
    expect(done()).toBe('1 of 4 steps are done');
    screen.getByRole('button', { name: 'Run' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Set' }).getAttribute('aria-expanded')).toBe('true');
  });
});

describe('parseStepDescription', () => {
  it('makes buttons of lines that are only a link', () => {
    expect(parseStepDescription('See [x](command:x).\n\n[Go](command:go)\nEnd')).toEqual([
      { kind: 'text', text: 'See [x](command:x).' },
      { kind: 'button', label: 'Go', href: 'command:go' },
      { kind: 'text', text: 'End' },
    ]);
  });
});

describe('parseCompletionEvent', () => {
  it('knows its kinds', () => {
    expect(parseCompletionEvent("onContext:a == 'b'")).toEqual({ kind: 'context', when: "a == 'b'" });
    expect(parseCompletionEvent('onView:v')).toEqual({ kind: 'view', id: 'v' });
    expect(parseCompletionEvent('onMoon:full')).toBeUndefined();
    expect(parseCompletionEvent('constructor:x')).toBeUndefined();
  });
});
