import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon';
import './button.css';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly secondary?: boolean;
  readonly disabled?: boolean;
  readonly icon?: string;
  readonly type?: 'button' | 'submit';
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with words on it. */
export function Button(props: ButtonProps): ReactNode {
  const { children, onClick, secondary, disabled, icon, type = 'button', autoFocus, ref } = props;
  return (
    <button
      ref={ref}
      type={type}
      className={secondary ? 'push-button push-button--secondary' : 'push-button'}
      disabled={disabled}
      autoFocus={autoFocus}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
