import { type RefCallback, type UIEvent, useCallback, useMemo, useRef, useState } from 'react';
import { ScrollScale } from './scrollScale';

// Before the first measurement, and in tests, which know no layout.
const assumedViewport = 600;
const overscan = 5;

export interface Rows {
  readonly ref: RefCallback<HTMLDivElement>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** The height of the scrolled element. */
  readonly height: number;
  readonly first: number;
  readonly end: number;
  readonly top: number;
  readonly pageSize: number;
  readonly reveal: (index: number) => void;
}

/** Draws only the rows that are seen, of up to millions of equal height. A heading that stays above them covers a part. */
export function useRows(count: number, rowHeight: number, covered = 0): Rows {
  const element = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState(assumedViewport);
  const [scrollTop, setScrollTop] = useState(0);
  const scale = useMemo(() => new ScrollScale(count, rowHeight, viewport), [count, rowHeight, viewport]);

  const ref = useCallback(
    (target: HTMLDivElement) => {
      element.current = target;
      const measure = () => target.clientHeight > covered && setViewport(target.clientHeight - covered);
      const observer = new ResizeObserver(measure);
      observer.observe(target);
      measure();
      return () => {
        observer.disconnect();
        element.current = null;
      };
    },
    [covered],
  );

  const reveal = useCallback(
    (index: number) => {
      const target = element.current;
      if (!target) return;
      const next = scale.reveal(index, target.scrollTop);
      if (next === target.scrollTop) return;
      target.scrollTop = next;
      setScrollTop(next);
    },
    [scale],
  );
  const onScroll = useCallback((event: UIEvent<HTMLElement>) => setScrollTop(event.currentTarget.scrollTop), []);
  // A list that became shorter is scrolled back by the browser, after this is drawn.
  const within = Math.min(scrollTop, Math.max(0, scale.height - viewport));
  return { ref, onScroll, height: scale.height, pageSize: scale.pageSize, reveal, ...scale.window(within, overscan) };
}
