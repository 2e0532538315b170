import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Button,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { Texts } from '../../../i18n/texts';
import { Windows } from '../../../windows/windows';
import { Icon } from '../../icon/Icon';
import { useService } from '../../services';
import { useKitTexts } from '../../useKitTexts';
import { overPage } from '../../window/overPage';
import type { DateFieldProps } from './DateField';
import { MonthPicker } from './MonthPicker';
import { readDate, writeDate } from './dateText';
import './dateField.css';

/** Each part of a date by itself, typed or stepped by the arrows, and a month to choose a day from. */
export const SegmentedDate = observer(function SegmentedDate(props: DateFieldProps): ReactNode {
  const { label, value, onChange, withTime = false, autoFocus } = props;
  const t = useKitTexts();
  const { locale } = useService(Texts);
  const windows = useService(Windows);
  // Where it is open: it closes when the user goes to another window.
  const [page, setPage] = useState<Document>();
  const group = useRef<HTMLDivElement>(null);
  // What was typed before it was there counts once.
  const firstText = useRef(props.firstText);
  useEffect(() => {
    if (firstText.current !== undefined) typeInto(group.current, firstText.current);
  }, []);
  const { id } = props;
  useEffect(() => {
    const page = group.current?.ownerDocument;
    const name = id === undefined ? null : page?.querySelector(`label[for="${CSS.escape(id)}"]`);
    // The browser knows only its own fields by their labels.
    const focus = (): void => partOf(group.current)?.focus();
    name?.addEventListener('click', focus);
    return () => name?.removeEventListener('click', focus);
  }, [id]);
  const held = readDate(value, withTime);
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        className="date-field"
        aria-label={label}
        aria-describedby={props.describedBy}
        value={held}
        onChange={(next) => onChange(next ? writeDate(next) : undefined)}
        granularity={!withTime ? 'day' : held && 'second' in held && held.second > 0 ? 'second' : 'minute'}
        isInvalid={props.invalid}
        isRequired={props.required}
        isDisabled={props.disabled}
        isReadOnly={props.readOnly}
        validationBehavior="aria"
        autoFocus={autoFocus}
        hideTimeZone
        firstDayOfWeek="mon"
        isOpen={page === windows.page}
        onOpenChange={(isOpen) => setPage(isOpen ? windows.page : undefined)}
      >
        <Group ref={group} id={id} className="date-field__group">
          <DateInput className="date-field__parts">
            {(segment) => <DateSegment segment={segment} className="date-field__part" />}
          </DateInput>
          <Button className="date-field__button" aria-label={t('date.choose')}>
            <Icon name="calendar" />
          </Button>
        </Group>
        <Popover {...overPage(windows.page)} className="date-field__popup" offset={1} data-part-of-field>
          <Dialog aria-label={label} className="date-field__dialog">
            <MonthPicker />
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
});

function partOf(group: HTMLElement | null): HTMLElement | null | undefined {
  return group?.querySelector<HTMLElement>('[role="spinbutton"]');
}

/** As if it had been typed into the part that has the focus. */
function typeInto(group: HTMLElement | null, data: string): void {
  partOf(group)?.dispatchEvent(
    new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
  );
}
