import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { QuickPick } from '../../../core/browser/quickInput/quickPick';
import { useTexts } from '../../../core/browser/ui/useTexts';

/** Selects all that are shown. */
export const SelectAll = observer(function SelectAll({ pick }: { pick: QuickPick }): ReactNode {
  const t = useTexts();
  const { rows, selected } = pick;
  const all = rows.length > 0 && rows.every((row) => selected.has(row));
  return (
    <input
      type="checkbox"
      className="quick-input__all"
      checked={all}
      aria-label={t('quickInput.selectAll')}
      onChange={() => pick.selectAll(!all)}
    />
  );
});

/** How many are chosen, and the button that agrees. */
export const AcceptMany = observer(function AcceptMany({ pick }: { pick: QuickPick }): ReactNode {
  const t = useTexts();
  return (
    <>
      <span className="quick-input__count" role="status">
        {t('quickInput.selected', { count: pick.selected.size })}
      </span>
      <button type="button" className="quick-input__ok" onClick={() => pick.accept()}>
        {t('quickInput.ok')}
      </button>
    </>
  );
});
