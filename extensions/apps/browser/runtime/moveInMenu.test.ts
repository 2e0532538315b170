import { moveInMenu } from './moveInMenu';

function menu(): { readonly root: HTMLElement; readonly entry: (name: string) => HTMLElement } {
  document.body.innerHTML = '<nav><a href="/1" id="a">1</a><button id="b">2</button><a href="/3" id="c">3</a></nav>';
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return { root: find('nav'), entry: (name) => find(`#${name}`) };
}

it.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', 'a', 'c'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
])('%s leads from %s to %s', (key, from, to) => {
  const { root, entry } = menu();
  expect(moveInMenu(root, entry(from), key)).toBe(true);
  expect(document.activeElement).toBe(entry(to));
});

it('leads across where entries stand beside each other, and leaves other keys alone', () => {
  const { root, entry } = menu();
  expect(moveInMenu(root, entry('a'), 'ArrowRight', true)).toBe(true);
  expect(document.activeElement).toBe(entry('b'));
  expect(moveInMenu(root, entry('a'), 'ArrowDown', true)).toBe(false);
  expect(moveInMenu(root, entry('a'), 'x')).toBe(false);
  expect(moveInMenu(root, root, 'ArrowDown')).toBe(false);
});
