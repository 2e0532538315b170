import { memo, type MouseEvent, type ReactNode } from 'react';
import type { PickItem } from '../../../core/browser/quickInput/pickItem';
import type { RowHighlights } from '../../../core/browser/quickInput/pickRow';
import type { QuickButton } from '../../../core/browser/quickInput/quickButton';
import { Icon } from '../../../core/browser/ui/icon/Icon';
import { Highlighted } from './Highlighted';
import { KeybindingLabel } from '../../../core/browser/ui/menu/KeybindingLabel';

export interface PickRowViewProps {
  readonly id: string;
  readonly item: PickItem;
  readonly index: number;
  readonly count: number;
  readonly top: number;
  readonly height: number;
  readonly active: boolean;
  /** Undefined where only one can be chosen. */
  readonly checked: boolean | undefined;
  readonly separator: string | undefined;
  readonly highlights: RowHighlights;
  readonly onClick: (index: number, event: MouseEvent) => void;
  readonly onButton: (item: PickItem, button: QuickButton) => void;
}

/** One row. Its buttons are for the mouse; the keyboard finds those of the active row after the list. */
export const PickRowView = memo(function PickRowView(props: PickRowViewProps): ReactNode {
  const { item, index, active, checked, separator, highlights, top, height } = props;
  const classes = ['quick-input__row', active && 'is-active', separator !== undefined && index > 0 && 'is-first'];
  return (
    <div
      id={props.id}
      role="option"
      aria-selected={checked ?? active}
      aria-posinset={index + 1}
      aria-setsize={props.count}
      aria-label={spoken(item, separator)}
      className={classes.filter(Boolean).join(' ')}
      style={{ height, transform: `translateY(${top}px)` }}
      onClick={(event) => props.onClick(index, event)}
    >
      {checked !== undefined && (
        <span className={`quick-input__check ${checked ? 'is-checked codicon codicon-check' : ''}`} />
      )}
      {item.icon && <Icon name={item.icon} className="quick-input__icon" />}
      <RowText item={item} highlights={highlights} />
      {item.keybinding && <KeybindingLabel label={item.keybinding} />}
      {separator && <span className="quick-input__separator">{separator}</span>}
      {item.buttons && <RowButtons item={item} buttons={item.buttons} onButton={props.onButton} />}
    </div>
  );
});

function RowText({ item, highlights }: { item: PickItem; highlights: RowHighlights }): ReactNode {
  const category = item.category ? `${item.category}: ` : '';
  return (
    <span className="quick-input__texts">
      <span className="quick-input__line">
        <span className="quick-input__label">
          {category && <Highlighted text={category} spans={highlights.label} />}
          <Highlighted text={item.label} spans={highlights.label} offset={category.length} />
        </span>
        {item.alias && (
          <span className="quick-input__description">
            <Highlighted text={item.alias} spans={highlights.alias} />
          </span>
        )}
        {item.description && (
          <span className="quick-input__description">
            <Highlighted text={item.description} spans={highlights.description} />
          </span>
        )}
      </span>
      {item.detail && (
        <span className="quick-input__detail">
          <Highlighted text={item.detail} spans={highlights.detail} />
        </span>
      )}
    </span>
  );
}

interface RowButtonsProps {
  readonly item: PickItem;
  readonly buttons: readonly QuickButton[];
  readonly onButton: (item: PickItem, button: QuickButton) => void;
}

function RowButtons({ item, buttons, onButton }: RowButtonsProps): ReactNode {
  const trigger = (event: MouseEvent, button: QuickButton): void => {
    event.stopPropagation();
    onButton(item, button);
  };
  return (
    <span className="quick-input__row-buttons" aria-hidden="true">
      {buttons.map((button) => (
        <span
          key={button.id}
          className={`quick-input__button ${button.alwaysVisible ? 'is-always' : ''}`}
          title={button.tooltip}
          onClick={(event) => trigger(event, button)}
        >
          <Icon name={button.icon} />
        </span>
      ))}
    </span>
  );
}

function spoken(item: PickItem, separator: string | undefined): string {
  if (item.ariaLabel) return item.ariaLabel;
  const label = item.label.replace(/\$\([^)]*\) ?/g, '');
  const parts = [
    item.category ? `${item.category}: ${label}` : label,
    item.alias,
    item.description,
    item.detail,
    item.keybinding,
    separator,
  ];
  return parts.filter(Boolean).join(', ');
}
