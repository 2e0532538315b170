import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import './split.css';

export interface SashProps {
  readonly label: string;
  /** In which direction its neighbours follow one another. */
  readonly orientation: 'horizontal' | 'vertical';
  /** The size of the part before it, and how small and large that may be. */
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Where it stands, in pixels from the start. */
  readonly position: number;
  readonly onStart: () => void;
  /** How far it is from where it was at the start. */
  readonly onMove: (distance: number) => void;
  readonly onEnd: () => void;
  /** A double click. */
  readonly onReset?: () => void;
}

/** The border between two parts: dragged by the mouse, or moved with the arrow keys, Home and End. */
export function Sash(props: SashProps): ReactNode {
  const { label, orientation, value, minimum, maximum, position, onStart, onMove, onEnd, onReset } = props;
  const from = useRef<number>(undefined);
  const [isDragged, setDragged] = useState(false);
  const isHorizontal = orientation === 'horizontal';
  const at = (event: PointerEvent) => (isHorizontal ? event.clientX : event.clientY);

  const onKeyDown = (event: KeyboardEvent) => {
    const [back, on] = isHorizontal ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const step = event.shiftKey ? 50 : 10;
    const by = { [back]: -step, [on]: step, Home: minimum - value, End: maximum - value }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onStart();
    onMove(by);
    onEnd();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = at(event);
    setDragged(true);
    onStart();
  };
  const release = () => {
    if (from.current === undefined) return;
    from.current = undefined;
    setDragged(false);
    onEnd();
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      className={`sash sash--${orientation}${isDragged ? ' sash--dragged' : ''}`}
      aria-label={label}
      aria-orientation={isHorizontal ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(value)}
      aria-valuemin={Math.round(minimum)}
      aria-valuemax={Math.round(maximum)}
      style={isHorizontal ? { left: position - 2 } : { top: position - 2 }}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => from.current !== undefined && onMove(at(event) - from.current)}
      onPointerUp={release}
      onLostPointerCapture={release}
      onDoubleClick={onReset}
    />
  );
}
