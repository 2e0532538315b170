import { LiveEvents, type Tab, Texts, UndoRedo, UndoStack } from 'lathe';
import { ActionButton, Button, EmptyState, ProgressBar, report, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { FieldDescription } from '../../../common/describeCalls';
import { calendarPeriods } from '../../../common/views/viewData';
import { DataRows } from '../../rows/dataRows';
import { useTitle, type ViewFields } from '../Card';
import { followRows } from '../followRows';
import { RowMoves } from '../rowMoves';
import type { ShownView } from '../shownView';
import { useOpenRow } from '../useOpenRow';
import { dateOf, type Day, dayOf } from './calendarDays';
import type { CalendarActions } from './calendarActions';
import { CalendarModel } from './calendarModel';
import { MonthGrid } from './MonthGrid';
import { WeekGrid } from './WeekGrid';
import './calendar.css';

interface CalendarViewProps {
  readonly shown: ShownView;
  readonly fields: ViewFields;
  /** Whose history it has; a preview has none. */
  readonly tab: Tab | undefined;
  readonly turn: number;
}

/** Rows on their days: by month, week or day; dragged to another, or moved with Alt and the arrows. */
export const CalendarView = observer(function CalendarView(props: CalendarViewProps): ReactNode {
  const t = useTexts();
  const field = props.fields.get(props.shown.view.dateField ?? '');
  if (!field) return <EmptyState icon="calendar" title={t('view.noDate')} description={t('view.noDateHint')} />;
  return <ShownCalendar {...props} field={field} />;
});

const ShownCalendar = observer(function ShownCalendar(
  props: CalendarViewProps & { readonly field: FieldDescription },
): ReactNode {
  const { shown, fields } = props;
  const t = useTexts();
  const open = useOpenRow(shown.object.name);
  const model = useCalendar(props);
  const title = useTitle(shown.view, fields);
  const actions: CalendarActions = {
    titleOf: (entry) => title(entry.row),
    open,
    move: (row, by) => report(model.move(row, by)),
    showDay: (day: Day) => model.show('day', day),
  };
  return (
    <div className="calendar">
      <CalendarHead model={model} />
      {model.problem !== undefined && (
        <div className="view-problem" role="alert">
          {model.problem}
        </div>
      )}
      {model.total !== undefined && (
        <div className="calendar__note">{t('view.firstOf', { count: model.entries.length, total: model.total })}</div>
      )}
      {model.state === 'loading' && <ProgressBar label={t('saved.loading', { name: shown.object.plural })} />}
      {model.state === 'failed' && (
        <EmptyState icon="error" title={t('view.failed')}>
          <Button onClick={() => void model.load()}>{t('tile.retry')}</Button>
        </EmptyState>
      )}
      {model.state === 'ready' &&
        (model.period === 'month' ? (
          <MonthGrid model={model} actions={actions} />
        ) : (
          <WeekGrid model={model} actions={actions} fields={fields} />
        ))}
    </div>
  );
});

const CalendarHead = observer(function CalendarHead({ model }: { readonly model: CalendarModel }): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const { period, anchor, days } = model;
  const periods = calendarPeriods.map((each) => ({ value: each, label: t(`period.${each}`) }));
  return (
    <div className="calendar__head">
      <Button secondary onClick={() => model.show(period, dayOf(new Date()))}>
        {t('calendar.today')}
      </Button>
      <ActionButton icon="chevron-left" label={t(`calendar.before.${period}`)} onClick={() => model.go(-1)} />
      <ActionButton icon="chevron-right" label={t(`calendar.after.${period}`)} onClick={() => model.go(1)} />
      <h2 className="calendar__title" aria-live="polite">
        {periodTitle(period, anchor, days, locale)}
      </h2>
      <div className="calendar__period">
        <Select
          label={t('calendar.period')}
          hideLabel
          options={periods}
          value={period}
          onChange={(value) => model.show(calendarPeriods.find((each) => each === value) ?? 'month')}
        />
      </div>
    </div>
  );
});

function periodTitle(period: CalendarModel['period'], anchor: Day, days: readonly Day[], locale: string): string {
  if (period === 'month')
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(dateOf(anchor));
  const format = new Intl.DateTimeFormat(locale, { dateStyle: period === 'day' ? 'full' : 'medium' });
  const [first = anchor, last = anchor] = [days[0], days.at(-1)];
  return period === 'day' ? format.format(dateOf(anchor)) : format.formatRange(dateOf(first), dateOf(last));
}

function useCalendar({
  shown,
  field,
  tab,
  turn,
}: CalendarViewProps & { readonly field: FieldDescription }): CalendarModel {
  const rows = useService(DataRows);
  const moves = useService(RowMoves);
  const events = useService(LiveEvents);
  const undoRedo = useService(UndoRedo);
  const history = useMemo(() => new UndoStack(), []);
  const last = useMemo((): { model?: CalendarModel } => ({}), []);
  const model = useMemo(() => {
    // Who filters stays where he is.
    const before = last.model;
    const place = before && { period: before.period, anchor: before.anchor };
    return (last.model = new CalendarModel({ rows, moves, history }, shown, field, place));
  }, [last, rows, moves, history, shown, field]);
  const key = tab?.key;
  useEffect(() => {
    if (key === undefined) return undefined;
    const registered = undoRedo.register(key, history);
    return () => registered.dispose();
  }, [undoRedo, key, history]);
  useEffect(() => {
    const reload = (): void => void model.load();
    const following = followRows(events, model.shown.object.name, reload, (ids) => model.isKnown(ids));
    return () => {
      following.dispose();
      model.dispose();
    };
  }, [model, events]);
  useEffect(() => void model.load(), [model, turn]);
  return model;
}
