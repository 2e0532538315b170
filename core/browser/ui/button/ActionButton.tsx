import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon';
import './actionButton.css';

export interface ActionButtonProps {
  readonly icon: string;
  /** Spoken and shown on hover. */
  readonly label: string;
  /** Shown behind the label on hover, as "Ctrl+S". */
  readonly keybinding?: string;
  readonly disabled?: boolean;
  /** For a button that switches something on and off. */
  readonly pressed?: boolean;
  /** The button opens a menu. */
  readonly menu?: boolean;
  readonly expanded?: boolean;
  readonly tabIndex?: number;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A small button with an icon, as in the titles of views. */
export function ActionButton(props: ActionButtonProps): ReactNode {
  const { icon, label, keybinding, disabled, pressed, menu, expanded, tabIndex, onClick, ref } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={pressed ? 'action-button action-button--pressed' : 'action-button'}
      aria-label={label}
      aria-pressed={pressed}
      aria-haspopup={menu ? 'menu' : undefined}
      aria-expanded={expanded}
      aria-disabled={disabled || undefined}
      tabIndex={tabIndex}
      data-hover={keybinding ? `${label} (${keybinding})` : label}
      onClick={(event) => {
        event.stopPropagation();
        if (!disabled) onClick(event);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
