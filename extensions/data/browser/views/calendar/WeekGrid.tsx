import { Texts } from 'lathe';
import { useService, useSize, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, type DragEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ViewFields } from '../Card';
import { dateOf, type Day, daysBetween } from './calendarDays';
import type { CalendarActions } from './calendarActions';
import { type CalendarEntry, entriesOn, fitted, isTimed, type Lane, lanes } from './calendarEntries';
import type { CalendarModel } from './calendarModel';
import { wholeDaysFitting } from './calendarRoom';
import { Entry } from './Entry';
import { dropTarget } from './entryDrag';
import { MoreEntries } from './MoreEntries';
import { timeFormat } from './timeText';
import { WholeDay } from './WholeDay';

interface WeekGridProps {
  readonly model: CalendarModel;
  readonly actions: CalendarActions;
  readonly fields: ViewFields;
}

const hourHeight = 44;
/** To what times a dropped entry snaps, in minutes. */
const snap = 15;
const firstHour = 7;
/** So many stand side by side in a day of a week; a day alone has room for all, and is scrolled where it is too narrow. */
const mostInWeek = 3;
const laneWidth = 110;
/** Below this an entry has its time and its title in one line. */
const twoLines = 38;

/** Days side by side: what has no time above, what has one at its hour. */
export const WeekGrid = observer(function WeekGrid(props: WeekGridProps): ReactNode {
  const { model } = props;
  const { locale } = useService(Texts);
  const t = useTexts();
  const hours = useRef<HTMLDivElement>(null);
  const withTimes = model.fields.type === 'datetime';
  // Nobody looks for the first entry of the day below an empty morning.
  const firstMinute = Math.min(...model.entries.filter(isTimed).map(({ from = 0 }) => from));
  const top = (Number.isFinite(firstMinute) ? Math.max(0, firstMinute / 60 - 1) : firstHour) * hourHeight;
  const week = model.days[0];
  useEffect(() => {
    if (hours.current) hours.current.scrollTop = top;
    // Only when another week is shown: what is moved there stays in sight.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [withTimes, week]);
  const time = timeFormat(locale);
  const head = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const ofWeek = model.period === 'week';
  const least = ofWeek ? 0 : laneWidth * Math.max(0, ...lanesOf(model, week).map(({ of }) => of));
  const [heads, size] = useSize();
  const room = ofWeek ? wholeDaysFitting(size?.height ?? 0, withTimes) : undefined;
  const columns = { gridTemplateColumns: `64px repeat(${model.days.length}, minmax(${least}px, 1fr))` };
  return (
    <div
      className={`calendar-week${withTimes ? '' : ' calendar-week--whole'}${model.days.length > 1 ? ' calendar-week--days' : ''}`}
    >
      <div ref={heads} className="calendar-week__heads" style={columns}>
        <div className="calendar-week__corner">{t('calendar.allDay')}</div>
        {model.days.map((day) => (
          <WholeDay
            key={day}
            {...{ ...props, day, room }}
            title={head.format(dateOf(day))}
            asCards={!withTimes && !ofWeek}
          />
        ))}
      </div>
      {withTimes && (
        <div ref={hours} className="calendar-week__scroll">
          <div className="calendar-week__hours" style={{ ...columns, height: 24 * hourHeight }}>
            <div className="calendar-week__times" aria-hidden="true">
              {Array.from({ length: 24 }, (_, hour) => (
                <div key={hour} style={{ top: hour * hourHeight }}>
                  {hour > 0 && time.format(new Date(2000, 0, 1, hour))}
                </div>
              ))}
            </div>
            {model.days.map((day) => (
              <TimedDay key={day} {...props} day={day} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
});

interface DayProps extends WeekGridProps {
  readonly day: Day;
}

const TimedDay = observer(function TimedDay({ model, actions, day }: DayProps): ReactNode {
  const placed = lanesOf(model, day);
  const { shown, crowds } = fitted(placed, model.period === 'week' ? mostInWeek : placed.length);
  const drop = (entry: CalendarEntry, event: DragEvent<HTMLElement>): void => {
    const top = event.clientY - event.currentTarget.getBoundingClientRect().top;
    const to = Math.floor(top / hourHeight / (snap / 60)) * snap;
    actions.move(entry.row, { days: daysBetween(entry.first, day), minutes: to - (entry.from ?? 0) });
  };
  return (
    <div className="calendar-week__column" {...dropTarget(model, drop)}>
      {shown.map(({ entry, at, of }) => (
        <Entry
          key={entry.id}
          model={model}
          entry={entry}
          actions={actions}
          step={{ minutes: snap }}
          className="calendar-entry--timed"
          style={placeOf(entry, { at, of })}
        />
      ))}
      {crowds.map(
        ({ entries, at, of }) =>
          entries[0] && (
            <MoreEntries
              key={entries[0].id}
              className="calendar-week__more"
              style={placeOf(entries[0], { at, of })}
              day={day}
              entries={entries}
              hidden={entries.length}
              isShort
              actions={actions}
            />
          ),
      )}
    </div>
  );
});

function lanesOf(model: CalendarModel, day: Day | undefined): Lane[] {
  return day === undefined ? [] : lanes(entriesOn(model.entries, day).filter(isTimed));
}

function placeOf({ from = 0, to = 0 }: CalendarEntry, { at, of }: Pick<Lane, 'at' | 'of'>): CSSProperties {
  const height = Math.max(20, ((to - from) / 60) * hourHeight - 2);
  return {
    top: (from / 60) * hourHeight,
    height,
    flexWrap: height < twoLines ? 'nowrap' : 'wrap',
    left: `${(at / of) * 100}%`,
    width: `calc(${100 / of}% - 3px)`,
  };
}
