import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { fit } from './fit';

interface FitOptions {
  readonly ids: readonly string[];
  readonly active: string | undefined;
  readonly direction: 'horizontal' | 'vertical';
  /** The size of the button behind which the rest stands. */
  readonly more: number;
}

/** Measures a bar and its entries (elements with `data-entry`) and tells which of them find room. */
export function useFit({ ids, active, direction, more }: FitOptions) {
  const bar = useRef<HTMLElement>(null);
  const sizes = useRef(new Map<string, number>());
  const [room, setRoom] = useState<number>();
  const [, setMeasured] = useState(0);
  const side = direction === 'horizontal' ? 'Width' : 'Height';

  const ref: RefCallback<HTMLElement> = useCallback(
    (element: HTMLElement) => {
      bar.current = element;
      const measure = () => setRoom(element[`client${side}`] || undefined);
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      measure();
      return () => observer.disconnect();
    },
    [side],
  );
  // Entries that are not drawn keep the size they had when they were.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- titles change with the language; an unchanged size ends it
  useLayoutEffect(() => {
    let changed = false;
    for (const entry of bar.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []) {
      const id = entry.dataset.entry ?? '';
      const size = entry[`offset${side}`];
      if (sizes.current.get(id) === size) continue;
      sizes.current.set(id, size);
      changed = true;
    }
    if (changed) setMeasured((count) => count + 1);
  });
  const sizeOf = (id: string) => sizes.current.get(id) ?? 0;
  return { ref, ...(room === undefined ? { shown: ids, hidden: [] } : fit(ids, sizeOf, room, more, active)) };
}
