import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const controls = 'input:not(:disabled), button:not(:disabled), select:not(:disabled)';

/** In a table of boxes and buttons the arrows go from one to the next, over those that are not to be used. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = (event.target instanceof Element ? event.target : null)?.closest('td');
  const row = cell?.closest('tr');
  // A text has arrows of its own.
  if (!step || !cell || !row || (event.target instanceof HTMLInputElement && event.target.type === 'text')) return;
  const rows = [...event.currentTarget.querySelectorAll('tbody tr')];
  const cells = [...row.children];
  let [line, column] = [rows.indexOf(row), cells.indexOf(cell)];
  for (;;) {
    line += step[0];
    column += step[1];
    const next = rows[line]?.children[column];
    if (!next) return;
    const control = next.querySelector<HTMLElement>(controls);
    if (!control) continue;
    event.preventDefault();
    control.focus();
    return;
  }
}
