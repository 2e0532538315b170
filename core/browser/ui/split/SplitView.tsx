import { Fragment, type ReactNode, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useKitTexts } from '../useKitTexts';
import { useSize } from '../useSize';
import { Sash } from './Sash';
import { fitSizes, moveBorder, type SplitLimits } from './splitSizes';
import './split.css';

export interface SplitPart {
  readonly id: string;
  /** Spoken at the border behind it. */
  readonly name: string;
  readonly content: ReactNode;
  readonly minimum?: number;
  readonly maximum?: number;
  /** As it was left; parts without one share evenly. */
  readonly size?: number;
}

export interface SplitViewProps {
  readonly orientation: 'horizontal' | 'vertical';
  readonly parts: readonly SplitPart[];
  /** The user has moved a border: all sizes by id, to be remembered. */
  readonly onResize?: (sizes: Readonly<Record<string, number>>) => void;
}

/** Parts next to one another with borders that the user can move. */
export const SplitView = observer(function SplitView({ orientation, parts, onResize }: SplitViewProps): ReactNode {
  const t = useKitTexts();
  const [ref, size] = useSize();
  const [moved, setMoved] = useState<Readonly<Record<string, number>>>({});
  const started = useRef<readonly number[]>([]);
  const room = (orientation === 'horizontal' ? size?.width : size?.height) ?? 0;
  const limits = limitsOf(parts, moved, room);
  const sizes = fitSizes(room, limits);
  const edges = sizes.map((_, index) => Math.round(sizes.slice(0, index + 1).reduce((sum, each) => sum + each, 0)));
  const latest = useRef(sizes);
  latest.current = sizes;

  const byId = (values: readonly number[]) => Object.fromEntries(parts.map(({ id }, at) => [id, values[at] ?? 0]));
  const reset = () => {
    const even = byId(parts.map(() => 100));
    setMoved(even);
    onResize?.(even);
  };
  const sash = (index: number, name: string) => {
    const [least, most] = [-room, room].map((by) => moveBorder(sizes, index, by, limits)[index] ?? 0);
    if (least === most || least === undefined || most === undefined) return null;
    return (
      <Sash
        label={t('kit.resize', { name })}
        orientation={orientation}
        value={sizes[index] ?? 0}
        minimum={least}
        maximum={most}
        position={edges[index] ?? 0}
        onStart={() => (started.current = sizes)}
        onMove={(by) => {
          latest.current = moveBorder(started.current, index, by, limits);
          setMoved(byId(latest.current));
        }}
        onEnd={() => onResize?.(byId(latest.current))}
        onReset={reset}
      />
    );
  };
  const dimension = orientation === 'horizontal' ? 'width' : 'height';
  return (
    <div ref={ref} className={`split-view split-view--${orientation}`}>
      {parts.map(({ id, name, content }, index) => (
        <Fragment key={id}>
          <div className="split-view__part" style={{ [dimension]: (edges[index] ?? 0) - (edges[index - 1] ?? 0) }}>
            {content}
          </div>
          {index < parts.length - 1 && sash(index, name)}
        </Fragment>
      ))}
    </div>
  );
});

function limitsOf(parts: readonly SplitPart[], moved: Readonly<Record<string, number>>, room: number) {
  const even = room / Math.max(1, parts.length);
  return parts.map(({ id, size, minimum = 0, maximum = Infinity }): SplitLimits => {
    return { minimum, maximum, wanted: moved[id] ?? size ?? even };
  });
}
