import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { backButtonId } from '../../../core/browser/quickInput/quickButton';
import type { QuickDialog } from '../../../core/browser/quickInput/quickDialog';
import { useTexts } from '../../../core/browser/ui/useTexts';
import { QuickButtons } from './QuickButtons';

/** The title with its step and buttons; the way back stands before it. */
export const QuickTitle = observer(function QuickTitle({ dialog }: { dialog: QuickDialog }): ReactNode {
  const t = useTexts();
  const { title, step, totalSteps, buttons } = dialog;
  if (title === undefined && step === undefined && buttons.length === 0) return null;
  const steps = step === undefined ? '' : t('quickInput.step', { step, total: totalSteps ?? step });
  const trigger = dialog.triggerButton.bind(dialog);
  return (
    <div className="quick-input__title">
      <QuickButtons
        buttons={buttons.flatMap((button) =>
          button.id === backButtonId ? { ...button, tooltip: button.tooltip || t('quickInput.back') } : [],
        )}
        onTrigger={trigger}
      />
      <span className="quick-input__title-text">{[title, steps && `(${steps})`].filter(Boolean).join(' ')}</span>
      <QuickButtons buttons={buttons.filter((button) => button.id !== backButtonId)} onTrigger={trigger} />
    </div>
  );
});
