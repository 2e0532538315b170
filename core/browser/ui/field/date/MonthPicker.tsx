import type { ReactNode } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { Icon } from '../../icon/Icon';

/** A month to choose a day from. */
export function MonthPicker(): ReactNode {
  return (
    <Calendar className="month-picker">
      <header className="month-picker__head">
        <Button slot="previous" className="month-picker__button">
          <Icon name="chevron-left" />
        </Button>
        <Heading className="month-picker__title" />
        <Button slot="next" className="month-picker__button">
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid className="month-picker__grid" weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="month-picker__weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="month-picker__day" />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
