import fc from 'fast-check';
import { BigScroll } from './bigScroll';

const rowHeight = 22;

function scrolled(rows: number, viewport = 600): BigScroll {
  const scroll = new BigScroll();
  scroll.resize(rows * rowHeight, viewport);
  return scroll;
}

describe('BigScroll', () => {
  it('is plain while browsers can do it', () => {
    const scroll = scrolled(1000);
    scroll.moved(5000);
    expect([scroll.height, scroll.top, scroll.settled()]).toEqual([22_000, 5000, undefined]);
  });

  it('turns by the wheel pixel by pixel through a million rows, and puts the bar right when it rests', () => {
    const scroll = scrolled(1_000_000);
    expect(scroll.height).toBe(8_000_000);
    for (let bar = 100; bar <= 1000; bar += 100) scroll.moved(bar);
    expect(scroll.top).toBe(1000);
    expect(scroll.settled()).toBe(Math.round((1000 / 21_999_400) * 7_999_400));
    expect(scroll.top).toBe(1000);
  });

  it('is dragged by parts of the whole, and reaches both ends', () => {
    const scroll = scrolled(1_000_000);
    scroll.moved(3_999_700);
    expect(Math.round(scroll.top / rowHeight)).toBe(499_986);
    scroll.moved(7_999_400);
    expect(scroll.top).toBe(22_000_000 - 600);
    scroll.moved(0);
    expect(scroll.top).toBe(0);
  });

  it('shows whatever it is asked to', () => {
    fc.assert(
      fc.property(fc.nat(3_000_000), fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (rows, wanted) => {
        const scroll = scrolled(rows + 1);
        for (const some of wanted) {
          const start = (some % (rows + 1)) * rowHeight;
          scroll.reveal(start, start + rowHeight);
          expect(scroll.top).toBeLessThanOrEqual(start);
          expect(scroll.top + 600).toBeGreaterThanOrEqual(Math.min(start + rowHeight, scroll.top + 600));
          expect(start + rowHeight - scroll.top).toBeLessThanOrEqual(600);
        }
      }),
    );
  });
});
