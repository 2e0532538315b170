import { Texts } from 'lathe';
import { useNarrow, useService, useSize, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { dateOf, type Day, dayOf, daysBetween } from './calendarDays';
import type { CalendarActions } from './calendarActions';
import { entriesOn } from './calendarEntries';
import type { CalendarModel } from './calendarModel';
import { Entry } from './Entry';
import { dropTarget } from './entryDrag';
import { entriesFitting, leastDayHeight, seenOf } from './calendarRoom';
import { MoreEntries } from './MoreEntries';

interface GridProps {
  readonly model: CalendarModel;
  readonly actions: CalendarActions;
}

/** A month in weeks: each day has as many entries as find room; on a phone it says how many there are. */
export const MonthGrid = observer(function MonthGrid({ model, actions }: GridProps): ReactNode {
  const { locale } = useService(Texts);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const { days } = model;
  const weeks = days.length / 7;
  const [ref, size] = useSize();
  const room = entriesFitting(size?.height ?? 0, weeks);
  const gridTemplateRows = `auto repeat(${weeks}, minmax(${leastDayHeight}px, 1fr))`;
  return (
    <div ref={ref} className="calendar-month" style={{ gridTemplateRows }}>
      {days.slice(0, 7).map((day) => (
        <div key={day} className="calendar-month__weekday">
          {weekday.format(dateOf(day))}
        </div>
      ))}
      {days.map((day) => (
        <MonthDay key={day} day={day} model={model} actions={actions} room={room} />
      ))}
    </div>
  );
});

interface DayProps extends GridProps {
  readonly day: Day;
  /** How many lines it has. */
  readonly room: number;
}

const MonthDay = observer(function MonthDay({ model, actions, day, room }: DayProps): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const narrow = useNarrow();
  const entries = entriesOn(model.entries, day);
  const shown = seenOf(entries, narrow ? 0 : room);
  const name = new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(dateOf(day));
  const isToday = day === dayOf(new Date());
  const classes = [
    'calendar-month__day',
    ...(day.slice(0, 7) === model.anchor.slice(0, 7) ? [] : ['calendar-month__day--other']),
    ...(isToday ? ['calendar-month__day--today'] : []),
  ];
  return (
    <section
      className={classes.join(' ')}
      aria-label={t('calendar.day', { day: name, count: entries.length })}
      {...dropTarget(model, (entry) => actions.move(entry.row, { days: daysBetween(entry.first, day) }))}
    >
      <button
        type="button"
        className="calendar-month__number"
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => actions.showDay(day)}
      >
        {Number(day.slice(8))}
      </button>
      {shown.map((entry) => (
        <Entry key={entry.id} model={model} entry={entry} actions={actions} step={{ days: 7 }} />
      ))}
      {narrow && entries.length > 0 && (
        <button
          type="button"
          className="calendar-month__more"
          aria-label={t('calendar.countOn', { day: name, count: entries.length })}
          onClick={() => actions.showDay(day)}
        >
          {entries.length}
        </button>
      )}
      {!narrow && entries.length > shown.length && (
        <MoreEntries
          className="calendar-month__more"
          day={day}
          entries={entries}
          hidden={entries.length - shown.length}
          actions={actions}
        />
      )}
    </section>
  );
});
