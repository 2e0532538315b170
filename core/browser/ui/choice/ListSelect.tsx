import type { ReactNode } from 'react';
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue, Text } from 'react-aria-components';
import { Icon } from '../icon/Icon';
import type { SelectProps } from './Select';

/** The select itself: a button that opens a list. */
export function ListSelect(props: SelectProps): ReactNode {
  const { label, options, value, onChange, hideLabel, placeholder, disabled } = props;
  return (
    <Select
      className="select"
      aria-label={hideLabel ? label : undefined}
      placeholder={placeholder ?? ''}
      isDisabled={disabled}
      value={value ?? null}
      onChange={(key) => key !== null && onChange(String(key))}
    >
      {!hideLabel && <Label className="field__label">{label}</Label>}
      <Button className="select__button">
        <SelectValue className="select__value" />
        <Icon name="chevron-down" />
      </Button>
      <Popover className="select__popup" offset={1}>
        <ListBox className="select__list" items={options.map((option) => ({ ...option, id: option.value }))}>
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
}
