import type { ReactNode } from 'react';
import type { QuickButton } from '../../../core/browser/quickInput/quickButton';
import { Icon } from '../../../core/browser/ui/icon/Icon';

export interface QuickButtonsProps {
  readonly buttons: readonly QuickButton[];
  readonly onTrigger: (button: QuickButton) => void;
}

export function QuickButtons({ buttons, onTrigger }: QuickButtonsProps): ReactNode {
  return buttons.map((button) => (
    <button
      key={button.id}
      type="button"
      className="quick-input__button"
      title={button.tooltip}
      aria-label={button.tooltip}
      aria-pressed={button.toggled}
      onClick={() => onTrigger(button)}
    >
      <Icon name={button.icon} />
    </button>
  ));
}
