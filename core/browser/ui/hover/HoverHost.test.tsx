import { act, fireEvent, screen } from '@testing-library/react';
import { drawKit } from '../testing/drawKit';
import { HoverHost } from './HoverHost';
import { placeHover } from './placeHover';

describe('HoverHost', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function draw() {
    drawKit(
      <>
        <button data-hover="Save (Ctrl+S)" aria-label="Save">
          <i data-testid="icon" />
        </button>
        <button data-hover="Undo" aria-label="Undo" />
        <HoverHost />
      </>,
    );
  }
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const shown = () => screen.queryByRole('tooltip')?.textContent;

  it('shows its text after a moment and describes the element by it', () => {
    draw();
    fireEvent.pointerOver(screen.getByTestId('icon'));
    wait(400);
    expect(shown()).toBeUndefined();
    wait(200);
    expect(shown()).toBe('Save (Ctrl+S)');
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-describedby')).toBe('hover');
    fireEvent.pointerOver(document.body);
    expect(shown()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('aria-describedby')).toBe(false);
  });

  it('comes at once for the next element', () => {
    draw();
    fireEvent.pointerOver(screen.getByTestId('icon'));
    wait(600);
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Undo' }));
    wait(0);
    expect(shown()).toBe('Undo');
  });

  it('shows what is cut off, and what stands around it where nothing is', () => {
    drawKit(
      <>
        <div data-hover="Refused">
          <span data-hover-cut data-testid="whole">
            Oslo
          </span>
        </div>
        <div data-hover-cut>
          <span data-testid="cut">A long name</span>
        </div>
        <HoverHost />
      </>,
    );
    Object.defineProperty(screen.getByTestId('cut'), 'scrollWidth', { value: 200 });
    fireEvent.pointerOver(screen.getByTestId('whole'));
    wait(600);
    expect(shown()).toBe('Refused');
    fireEvent.pointerOver(screen.getByTestId('cut'));
    wait(0);
    expect(shown()).toBe('A long name');
  });

  it('goes on any key', () => {
    draw();
    fireEvent.pointerOver(screen.getByTestId('icon'));
    wait(600);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeUndefined();
  });
});

describe('placeHover', () => {
  const view = { innerWidth: 1000, innerHeight: 600 };
  const hover = { left: 0, top: 0, width: 100, height: 24 };

  it('stands below, above at the bottom, and inside the window', () => {
    expect(placeHover({ left: 490, top: 100, width: 20, height: 20 }, hover, view)).toEqual({ left: 450, top: 124 });
    expect(placeHover({ left: 990, top: 580, width: 10, height: 20 }, hover, view)).toEqual({ left: 896, top: 552 });
  });

  it('stands beside the icons at the left edge', () => {
    expect(placeHover({ left: 0, top: 100, width: 48, height: 48 }, hover, view)).toEqual({ left: 52, top: 112 });
  });
});
