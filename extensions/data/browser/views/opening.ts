import type { MouseEvent } from 'react';

interface Opening {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onDoubleClick: () => void;
}

/** A pointer chooses with its first click and opens with the second; a finger opens at once, but for a link within. */
export function opening(open: () => void): Opening {
  return {
    onClick: ({ target, currentTarget }) => {
      if (!window.matchMedia('(pointer: coarse)').matches || !(target instanceof Element)) return;
      const link = target.closest('a, button');
      if (!link || !currentTarget.contains(link)) open();
    },
    onDoubleClick: open,
  };
}
