import { nextCard } from './nextCard';

const seven = { count: 7, perRow: 3, perPage: 6 };

describe('the next card', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 6, 6],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 4, 6],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 5, 2],
    ['ArrowUp', 1, 1],
    ['Home', 5, 0],
    ['End', 0, 6],
    ['PageDown', 0, 6],
    ['PageUp', 6, 0],
    ['PageUp', 4, 1],
    ['x', 4, undefined],
  ])('%s leads from %i to %p', (key, at, next) => {
    expect(nextCard(key, at, seven)).toBe(next);
  });

  it('is none where there are none', () => {
    expect(nextCard('Home', 0, { ...seven, count: 0 })).toBeUndefined();
  });
});
