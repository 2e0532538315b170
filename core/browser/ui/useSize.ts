import { type RefCallback, useCallback, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element's inside as it changes, undefined until it is known; give the function to the element as its ref. */
export function useSize<E extends Element = HTMLDivElement>(): readonly [RefCallback<E>, Size | undefined] {
  const [size, setSize] = useState<Size>();
  const ref = useCallback((element: E) => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // What is hidden keeps the size it had.
      if (width === 0 && height === 0) return;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
