import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { HoverWatch, type Hovered } from './hoverWatch';
import { placeHover } from './placeHover';
import './hover.css';

const id = 'hover';

/** Shows the texts of `data-hover` on what is under the mouse or has the keyboard; the workbench has one of these. */
export function HoverHost(): ReactNode {
  const [hovered, setHovered] = useState<Hovered>();
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new HoverWatch(setHovered);
    return () => watch.dispose();
  }, []);
  useLayoutEffect(() => {
    if (!hovered || !box.current) return undefined;
    const { element, text } = hovered;
    setStyle(placeHover(element.getBoundingClientRect(), box.current.getBoundingClientRect(), window));
    // What is the name of the element already need not be said a second time.
    if (element.getAttribute('aria-label') === text || element.textContent === text) return undefined;
    element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [hovered]);
  if (!hovered) return null;
  return (
    <div ref={box} id={id} role="tooltip" className="hover" style={style}>
      {hovered.text}
    </div>
  );
}
