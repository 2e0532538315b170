import { type RefCallback, type UIEvent, useCallback, useMemo, useRef, useState } from 'react';
import { BigScroll } from './bigScroll';

export const rowHeight = 22;
export const headHeight = 26;
const overscan = 6;
/** When no more comes, it rests. */
const resting = 150;
/** Before the first measurement, and in tests, which know no layout. */
const assumed = { width: 1000, height: 600 };

export interface GridScroll {
  readonly ref: RefCallback<HTMLDivElement>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** The height of what is scrolled. */
  readonly height: number;
  readonly first: number;
  readonly end: number;
  /** Where the first row that is drawn stands in what is scrolled. */
  readonly top: number;
  readonly left: number;
  readonly width: number;
  /** How many rows are seen whole. */
  readonly pageSize: number;
  readonly revealRow: (row: number) => void;
  readonly revealColumn: (left: number, right: number) => void;
}

/** How high what is drawn is. */
interface Heights {
  readonly rowHeight: number;
  readonly headHeight: number;
}

const usual: Heights = { rowHeight, headHeight };

/** Which rows of any number are in sight, and from where to where. `covered` is what stays in place on the left. */
export function useGridScroll(count: number, covered: number, heights = usual): GridScroll {
  const { rowHeight, headHeight } = heights;
  const element = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scroll = useMemo(() => new BigScroll(), []);
  const [size, setSize] = useState(assumed);
  const [place, setPlace] = useState({ bar: 0, left: 0 });
  const viewport = size.height - headHeight;
  scroll.resize(count * rowHeight, viewport);

  const ref = useCallback(
    (target: HTMLDivElement) => {
      element.current = target;
      const measure = (): void => {
        const { clientWidth: width, clientHeight: height } = target;
        if (height > headHeight)
          setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
      };
      const observer = new ResizeObserver(measure);
      observer.observe(target);
      measure();
      return () => {
        observer.disconnect();
        clearTimeout(timer.current);
        element.current = null;
      };
    },
    [headHeight],
  );

  const put = useCallback((bar: number) => {
    const target = element.current;
    if (!target) return;
    target.scrollTop = bar;
    setPlace((before) => ({ ...before, bar }));
  }, []);

  const onScroll = useCallback(
    ({ currentTarget: { scrollTop, scrollLeft } }: UIEvent<HTMLElement>) => {
      scroll.moved(scrollTop);
      setPlace({ bar: scrollTop, left: scrollLeft });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const bar = scroll.settled();
        if (bar !== undefined) put(bar);
      }, resting);
    },
    [scroll, put],
  );

  const revealRow = useCallback(
    (row: number) => {
      const bar = scroll.reveal(row * rowHeight, (row + 1) * rowHeight);
      if (bar !== undefined) put(bar);
    },
    [scroll, put, rowHeight],
  );

  const revealColumn = useCallback(
    (left: number, right: number) => {
      const target = element.current;
      if (!target) return;
      const { scrollLeft, clientWidth } = target;
      if (left < scrollLeft) target.scrollLeft = left;
      else if (right + covered > scrollLeft + clientWidth) target.scrollLeft = right + covered - clientWidth;
    },
    [covered],
  );

  const first = Math.max(0, Math.floor(scroll.top / rowHeight) - overscan);
  const end = Math.min(count, Math.ceil((scroll.top + viewport) / rowHeight) + overscan);
  // A list that became shorter is scrolled back by the browser, after this is drawn.
  const bar = Math.min(place.bar, Math.max(0, scroll.height - viewport));
  return {
    ...{
      ref,
      onScroll,
      height: scroll.height,
      first: Math.min(first, end),
      end,
      top: first * rowHeight - scroll.top + bar,
    },
    ...{ left: place.left, width: size.width, pageSize: Math.max(1, Math.floor(viewport / rowHeight)) },
    ...{ revealRow, revealColumn },
  };
}
