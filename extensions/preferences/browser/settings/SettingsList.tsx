import { useVirtualizer } from '@tanstack/react-virtual';
import { Button, EmptyState, isElement, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { SettingsRow } from './settingsRows';
import { SettingsStore } from './settingsStore';
import { SettingRow } from './SettingRow';

export interface SettingsListHandle {
  /** Scrolls to a heading. */
  reveal(id: string): void;
  focus(row: number): void;
}

interface Props {
  readonly rows: readonly SettingsRow[];
  /** The first row in sight. */
  onScroll(row: number): void;
  readonly ref: Ref<SettingsListHandle>;
}

/** All settings, of which only those in sight are drawn. Arrow keys go from one to the next, Tab into its controls. */
export const SettingsList = observer(function SettingsList({ rows, onScroll, ref }: Props): ReactNode {
  const t = useTexts();
  const store = useService(SettingsStore);
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? 44 : 96),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    initialRect: { width: 800, height: 600 },
  });
  const focusRow = (index: number, step: 1 | -1): void => {
    const at = nextSetting(rows, index, step);
    if (at === undefined) return;
    setFocused(at);
    virtual.scrollToIndex(at);
    // When the row is drawn.
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus());
  };
  useImperativeHandle(ref, () => ({
    reveal: (id) =>
      virtual.scrollToIndex(
        Math.max(
          0,
          rows.findIndex((row) => row.id === id),
        ),
        { align: 'start' },
      ),
    focus: (row) => focusRow(row, 1),
  }));
  useEffect(() => {
    setFocused(0);
    scroller.current?.scrollTo?.({ top: 0 });
  }, [store.query, store.target]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const onRow = isElement(event.target) && event.target.hasAttribute('data-row');
    if (!onRow) return;
    if (event.key === 'ArrowDown') focusRow(focused + 1, 1);
    else if (event.key === 'ArrowUp') focusRow(focused - 1, -1);
    else if (event.key === 'Home') focusRow(0, 1);
    else if (event.key === 'End') focusRow(rows.length - 1, -1);
    else return;
    event.preventDefault();
  };
  const stop = nextSetting(rows, focused, 1) ?? nextSetting(rows, 0, 1);
  return (
    <div
      ref={scroller}
      className="settings__list"
      role="group"
      aria-label={t('settings.list')}
      onKeyDown={onKeyDown}
      onScroll={() => onScroll(virtual.range?.startIndex ?? 0)}
    >
      {rows.length === 0 && (
        <EmptyState title={t('settings.noneFound')} description={t('settings.noneFoundHint')}>
          <Button onClick={() => store.setQuery('')}>{t('settings.clear')}</Button>
        </EmptyState>
      )}
      <div className="settings__space" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="settings__place"
                style={{ transform: `translateY(${start}px)` }}
              >
                {row.kind === 'heading' ? (
                  <Heading level={row.level} title={row.title} />
                ) : (
                  <SettingRow
                    info={row.info}
                    row={index}
                    tabIndex={index === stop ? 0 : -1}
                    onFocus={() => setFocused(index)}
                  />
                )}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
});

function Heading({ level, title }: { readonly level: 1 | 2; readonly title: string }): ReactNode {
  const className = `settings__heading settings__heading--${level}`;
  return level === 1 ? <h2 className={className}>{title}</h2> : <h3 className={className}>{title}</h3>;
}

/** Headings take no focus. */
function nextSetting(rows: readonly SettingsRow[], from: number, step: 1 | -1): number | undefined {
  for (let at = from; at >= 0 && at < rows.length; at += step) if (rows[at]?.kind === 'setting') return at;
  return undefined;
}
