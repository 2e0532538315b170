import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawKit } from '../testing/drawKit';
import { SplitView } from './SplitView';

describe('SplitView', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  });
  afterEach(() => jest.restoreAllMocks());

  function drawSplit() {
    const onResize = jest.fn();
    const parts = ['a', 'b', 'c'].map((id) => ({ id, name: id, content: id, minimum: 50 }));
    drawKit(<SplitView orientation="vertical" parts={parts} onResize={onResize} />);
    return onResize;
  }
  const heights = () => ['a', 'b', 'c'].map((text) => screen.getByText(text).style.height);

  it('shares evenly and tells the borders what they are about', () => {
    drawSplit();
    expect(heights()).toEqual(['100px', '100px', '100px']);
    const [first] = screen.getAllByRole('separator');
    expect(first?.getAttribute('aria-valuenow')).toBe('100');
    expect(first?.getAttribute('aria-valuemin')).toBe('50');
    expect(first?.getAttribute('aria-valuemax')).toBe('200');
    expect(first?.getAttribute('aria-orientation')).toBe('horizontal');
  });

  it('moves a border with the keys and says where it came to stand', async () => {
    const onResize = drawSplit();
    screen.getAllByRole('separator')[0]?.focus();
    const user = userEvent.setup();
    await user.keyboard('{ArrowDown}');
    expect(heights()).toEqual(['110px', '90px', '100px']);
    await user.keyboard('{End}');
    expect(onResize).toHaveBeenLastCalledWith({ a: 200, b: 50, c: 50 });
  });

  it('follows the mouse, also back from beyond the limit', () => {
    const onResize = drawSplit();
    const sash = screen.getAllByRole('separator')[1] ?? document.body;
    sash.setPointerCapture = jest.fn();
    // jsdom has no pointer events of its own.
    const point = (type: string, clientY: number) =>
      fireEvent(sash, new MouseEvent(type, { bubbles: true, button: 0, clientY }));
    point('pointerdown', 200);
    point('pointermove', 900);
    point('pointermove', 220);
    expect(heights()).toEqual(['100px', '120px', '80px']);
    point('pointerup', 220);
    expect(onResize).toHaveBeenCalledTimes(1);
    expect(onResize).toHaveBeenCalledWith({ a: 100, b: 120, c: 80 });
  });
});
