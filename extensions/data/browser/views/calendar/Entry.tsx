import { Texts } from 'lathe';
import { Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { opening } from '../opening';
import type { CalendarActions } from './calendarActions';
import type { CalendarEntry } from './calendarEntries';
import type { CalendarModel } from './calendarModel';
import { startDrag } from './entryDrag';
import { timeText } from './timeText';

interface EntryProps {
  readonly model: CalendarModel;
  readonly entry: CalendarEntry;
  readonly actions: CalendarActions;
  /** What an arrow up or down moves it by. */
  readonly step: { readonly days?: number; readonly minutes?: number };
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** One row in the calendar. */
export const Entry = observer(function Entry(props: EntryProps): ReactNode {
  const { model, entry, actions, step, className = '', style, children } = props;
  const t = useTexts();
  const { locale } = useService(Texts);
  const [isClosed, mayMove] = [model.isClosed(entry.row), model.mayMove(entry.row)];
  const title = actions.titleOf(entry);
  const time = timeText(entry, locale);
  const name = time ? `${time} ${title}` : title;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const [x, y] = arrows.get(event.key) ?? [0, 0];
    if (event.key === 'Enter') actions.open(entry.row);
    else if (x === 0 && y === 0) return;
    else if (event.altKey) {
      const { days = 0, minutes = 0 } = step;
      actions.move(entry.row, { days: x + y * days, minutes: y * minutes });
      focusAgain(event.currentTarget, entry.id);
    } else focusNext(event.currentTarget, x + y);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className={`calendar-entry ${className}`}
      style={style}
      role="button"
      tabIndex={0}
      data-entry={entry.id}
      data-hover={isClosed ? `${name}\n${t('grid.closed')}` : name}
      aria-label={name}
      aria-description={isClosed ? t('grid.closed') : mayMove ? t('calendar.entryHelp') : undefined}
      draggable={mayMove}
      onDragStart={(event) => startDrag(event, model, entry)}
      onKeyDown={onKeyDown}
      {...opening(() => actions.open(entry.row))}
    >
      {isClosed && <Icon name="lock" className="calendar-entry__lock" />}
      {time && <span className="calendar-entry__time">{time}</span>}
      <span className="calendar-entry__title">{title}</span>
      {children}
    </div>
  );
});

const arrows: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

function focusNext(entry: HTMLElement, by: number): void {
  const all = [...(entry.closest('.calendar')?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
  all[all.indexOf(entry) + by]?.focus();
}

/** It is drawn anew where it went; the keyboard goes along. */
function focusAgain(entry: HTMLElement, id: string): void {
  const calendar = entry.closest('.calendar');
  requestAnimationFrame(() => calendar?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus());
}
