import { speedAt } from './stripScroll';

describe('speedAt', () => {
  it.each([
    [500, 0],
    [133, 0],
    [100, -12],
    [90, -12],
    [116, -6],
    [900, 12],
    [950, 12],
    [884, 6],
  ])('at %i of a strip from 100 to 900 is %i', (x, speed) => {
    expect(speedAt(x, 100, 900)).toBe(speed);
  });

  it('leaves the middle of a narrow strip alone', () => {
    expect(speedAt(130, 100, 160)).toBe(0);
  });
});
