import { useVirtualizer } from '@tanstack/react-virtual';
import type { OutputLine } from 'lathe';
import { EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatLine, OutputStore } from './outputStore';

const lineHeight = 18;
/** So near to the end counts as the end. */
const nearness = 2 * lineHeight;

/** The lines of the channel, of which only those in sight are drawn. */
export const OutputLines = observer(function OutputLines(): ReactNode {
  const t = useTexts();
  const store = useService(OutputStore);
  const scroller = useRef<HTMLDivElement>(null);
  const { lines, channel, following, wrap, isFiltered } = store;
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 10,
    initialRect: { width: 800, height: 300 },
  });
  const version = (channel?.dropped ?? 0) + lines.length;
  const followEnd = useEffectEvent(() => {
    if (following && lines.length > 0) rows.scrollToIndex(lines.length - 1, { align: 'end' });
  });
  useLayoutEffect(() => followEnd(), [following, version, wrap]);

  const onScroll = (): void => {
    const element = scroller.current;
    if (!element || !store.smartScroll) return;
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearness;
    if (atEnd !== store.following) store.setFollowing(atEnd);
  };
  const empty = !channel ? 'output.noChannel' : isFiltered ? 'output.noMatch' : 'output.empty';
  return (
    <div
      ref={scroller}
      className={wrap ? 'output__lines output__lines--wrap' : 'output__lines'}
      role="log"
      aria-label={channel?.label ?? t('output.name')}
      aria-live="off"
      tabIndex={0}
      // Only what the user does tells whether the view shall follow; new lines scroll it too.
      onWheel={() => requestAnimationFrame(onScroll)}
      onKeyUp={onScroll}
      onPointerUp={onScroll}
    >
      {lines.length === 0 && <EmptyState title={t(empty)} />}
      <div className="output__space" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const line = lines[row.index];
          return (
            line && (
              <div
                key={row.key}
                ref={wrap ? rows.measureElement : undefined}
                data-index={row.index}
                className="output__line"
                style={{ transform: `translateY(${row.start}px)` }}
              >
                <LineText line={line} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
});

function LineText({ line }: { readonly line: OutputLine }): ReactNode {
  if (line.level === undefined) return line.text || ' ';
  return <span className={`output__level output__level--${line.level}`}>{formatLine(line)}</span>;
}
