import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Windows } from '../../windows/windows';
import { useService } from '../services';
import { OnPage } from '../window/InWindow';
import { HoverWatch, type Hovered } from './hoverWatch';
import { placeHover } from './placeHover';
import './hover.css';

const id = 'hover';

/** Shows the texts of `data-hover` on what is under the mouse or has the keyboard; the workbench has one of these. */
export const HoverHost = observer(function HoverHost(): ReactNode {
  return useService(Windows).pages.map((page, index) => <HoverOfPage key={index} page={page} />);
});

function HoverOfPage({ page }: { readonly page: Document }): ReactNode {
  const [hovered, setHovered] = useState<Hovered>();
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new HoverWatch(page, setHovered);
    return () => watch.dispose();
  }, [page]);
  useLayoutEffect(() => {
    if (!hovered || !box.current) return undefined;
    const { element, text } = hovered;
    setStyle(
      placeHover(element.getBoundingClientRect(), box.current.getBoundingClientRect(), page.defaultView ?? window),
    );
    // What is the name of the element already need not be said a second time.
    if (element.getAttribute('aria-label') === text || element.textContent === text) return undefined;
    element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [hovered, page]);
  if (!hovered) return null;
  return (
    <OnPage page={page}>
      <div ref={box} id={id} role="tooltip" className="hover" style={style}>
        {hovered.text}
      </div>
    </OnPage>
  );
}
