import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CardContent, type ViewFields } from '../Card';
import type { CalendarActions } from './calendarActions';
import { type Day, dayOf, daysBetween } from './calendarDays';
import { entriesOn, isTimed } from './calendarEntries';
import type { CalendarModel } from './calendarModel';
import { seenOf } from './calendarRoom';
import { Entry } from './Entry';
import { dropTarget } from './entryDrag';
import { MoreEntries } from './MoreEntries';

interface WholeDayProps {
  readonly model: CalendarModel;
  readonly actions: CalendarActions;
  readonly fields: ViewFields;
  readonly day: Day;
  readonly title: string;
  /** How many lines it has; a day alone has as many as it needs. */
  readonly room: number | undefined;
  /** Whether there is room for more than a title. */
  readonly asCards: boolean;
}

/** What has no time on a day. */
export const WholeDay = observer(function WholeDay(props: WholeDayProps): ReactNode {
  const { model, actions, fields, day, title, room, asCards } = props;
  const entries = entriesOn(model.entries, day).filter((entry) => !isTimed(entry));
  const seen = room === undefined ? entries : seenOf(entries, room);
  const hidden = entries.length - seen.length;
  const isToday = day === dayOf(new Date());
  return (
    <section
      className={isToday ? 'calendar-week__day calendar-week__day--today' : 'calendar-week__day'}
      aria-label={title}
      {...dropTarget(model, (entry) => actions.move(entry.row, { days: daysBetween(entry.first, day) }))}
    >
      <button
        type="button"
        className="calendar-week__name"
        aria-current={isToday ? 'date' : undefined}
        onClick={() => actions.showDay(day)}
      >
        {title}
      </button>
      {seen.map((entry) => {
        const shared = { model, entry, actions, step: { days: 7 } };
        if (!asCards) return <Entry key={entry.id} {...shared} />;
        return (
          <Entry key={entry.id} {...shared} className="calendar-entry--card">
            <CardContent view={model.shown.view} row={entry.row} fields={fields} />
          </Entry>
        );
      })}
      {hidden > 0 && (
        <MoreEntries className="calendar-month__more" day={day} entries={entries} hidden={hidden} actions={actions} />
      )}
    </section>
  );
});
