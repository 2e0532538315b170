import { Texts } from 'lathe';
import { useNarrow, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { dateOf, type Day, dayOf, daysBetween } from './calendarDays';
import type { CalendarActions } from './calendarActions';
import { entriesOn } from './calendarEntries';
import type { CalendarModel } from './calendarModel';
import { Entry } from './Entry';
import { dropTarget } from './entryDrag';

interface GridProps {
  readonly model: CalendarModel;
  readonly actions: CalendarActions;
}

/** What finds room on a day of a month; the others are on the day's own page. On a phone it is how many there are. */
const shownEntries = 4;

/** A month in weeks. */
export const MonthGrid = observer(function MonthGrid({ model, actions }: GridProps): ReactNode {
  const { locale } = useService(Texts);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const { days } = model;
  return (
    <div className="calendar-month" style={{ gridTemplateRows: `auto repeat(${days.length / 7}, minmax(96px, 1fr))` }}>
      {days.slice(0, 7).map((day) => (
        <div key={day} className="calendar-month__weekday">
          {weekday.format(dateOf(day))}
        </div>
      ))}
      {days.map((day) => (
        <MonthDay key={day} day={day} model={model} actions={actions} />
      ))}
    </div>
  );
});

const MonthDay = observer(function MonthDay({ model, actions, day }: GridProps & { readonly day: Day }): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const narrow = useNarrow();
  const entries = entriesOn(model.entries, day);
  const room = narrow ? 0 : shownEntries;
  const shown = entries.length > room ? entries.slice(0, Math.max(0, room - 1)) : entries;
  const name = new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(dateOf(day));
  const classes = [
    'calendar-month__day',
    ...(day.slice(0, 7) === model.anchor.slice(0, 7) ? [] : ['calendar-month__day--other']),
    ...(day === dayOf(new Date()) ? ['calendar-month__day--today'] : []),
  ];
  return (
    <section
      className={classes.join(' ')}
      aria-label={t('calendar.day', { day: name, count: entries.length })}
      {...dropTarget(model, (entry) => actions.move(entry.row, { days: daysBetween(entry.first, day) }))}
    >
      <button type="button" className="calendar-month__number" aria-label={name} onClick={() => actions.showDay(day)}>
        {Number(day.slice(8))}
      </button>
      {shown.map((entry) => (
        <Entry key={entry.id} model={model} entry={entry} actions={actions} step={{ days: 7 }} />
      ))}
      {entries.length > shown.length && (
        <button
          type="button"
          className="calendar-month__more"
          aria-label={narrow ? t('calendar.showDay', { day: name, count: entries.length }) : undefined}
          onClick={() => actions.showDay(day)}
        >
          {narrow ? entries.length : t('calendar.more', { count: entries.length - shown.length })}
        </button>
      )}
    </section>
  );
});
