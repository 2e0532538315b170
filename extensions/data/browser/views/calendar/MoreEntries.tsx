import { ContextMenus, Texts } from 'lathe';
import { report, useService, useTexts } from 'lathe/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { CalendarActions } from './calendarActions';
import type { Day } from './calendarDays';
import type { CalendarEntry } from './calendarEntries';
import { timeText } from './timeText';

interface MoreEntriesProps {
  readonly day: Day;
  /** All that are listed. */
  readonly entries: readonly CalendarEntry[];
  /** How many of them are not to be seen. */
  readonly hidden: number;
  readonly actions: CalendarActions;
  readonly className: string;
  readonly style?: CSSProperties;
  /** Where there is room for the number alone. */
  readonly isShort?: boolean;
}

/** More are better looked at on the day's own page. */
const mostListed = 40;

/** Stands for what finds no room: opens it as a list, from which each is opened. */
export function MoreEntries({ day, entries, hidden, actions, className, style, isShort }: MoreEntriesProps): ReactNode {
  const t = useTexts();
  const menus = useService(ContextMenus);
  const { locale } = useService(Texts);
  const text = t('calendar.more', { count: hidden });
  const open = (at: Element): void => {
    const listed = entries.slice(0, mostListed).map((entry) => ({
      id: entry.id,
      label: [timeText(entry, locale), actions.titleOf(entry)].filter(Boolean).join(' '),
      run: () => actions.open(entry.row),
    }));
    const whole = { id: 'day', label: t('calendar.showDay'), icon: 'calendar', run: () => actions.showDay(day) };
    const groups = [
      { name: 'entries', actions: listed },
      { name: 'day', actions: [whole] },
    ];
    report(menus.show({ label: text, at, groups }));
  };
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-haspopup="menu"
      aria-label={text}
      data-hover={isShort ? text : undefined}
      onClick={({ currentTarget }) => open(currentTarget)}
    >
      {isShort ? `+${hidden}` : text}
    </button>
  );
}
