import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue, Text } from 'react-aria-components';
import { Icon } from '../icon/Icon';
import { Windows } from '../../windows/windows';
import { useService } from '../services';
import { useKitTexts } from '../useKitTexts';
import { overPage } from '../window/overPage';
import type { SelectProps } from './Select';

/** The select itself: a button that opens a list. */
export const ListSelect = observer(function ListSelect(props: SelectProps): ReactNode {
  const windows = useService(Windows);
  const t = useKitTexts();
  // Where it is open: it closes when the user goes to another window.
  const [page, setPage] = useState<Document>();
  const { label, options, value, onChange, hideLabel, placeholder, disabled, required, invalid, describedBy } = props;
  return (
    <Select
      className="select"
      aria-label={hideLabel ? label : undefined}
      placeholder={placeholder ?? ''}
      aria-describedby={describedBy}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={invalid}
      validationBehavior="aria"
      // Options that are still on their way come into the open list.
      allowsEmptyCollection
      isOpen={page === windows.page}
      onOpenChange={(isOpen) => setPage(isOpen ? windows.page : undefined)}
      value={value ?? null}
      onChange={(key) => key !== null && onChange(String(key))}
    >
      {!hideLabel && <Label className="field__label">{label}</Label>}
      <Button className="select__button">
        <SelectValue className="select__value" />
        <Icon name="chevron-down" />
      </Button>
      <Popover {...overPage(windows.page)} className="select__popup" offset={1}>
        <ListBox
          className="select__list"
          items={options.map((option) => ({ ...option, id: option.value }))}
          renderEmptyState={() => <div className="select__empty">{t('kit.nothingFound')}</div>}
        >
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className="select__option">
              <Text slot="label">{option.label}</Text>
              {option.description && (
                <Text slot="description" className="select__description">
                  {option.description}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
});
