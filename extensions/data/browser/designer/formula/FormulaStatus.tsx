import { Icon, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';

interface FormulaStatusProps {
  /** What it gives, once that is known. */
  readonly type: string | undefined;
  readonly problem: string | undefined;
}

/** Below a formula: what it gives, or what is wrong with it. */
export function FormulaStatus({ type, problem }: FormulaStatusProps): ReactNode {
  const t = useTexts();
  if (problem !== undefined)
    return (
      <div className="form-field__error" role="status">
        {problem}
      </div>
    );
  return (
    <div className="formula__status">
      {type === undefined ? (
        t('formula.hint')
      ) : (
        <>
          <Icon name="check" /> {t('formula.right', { type: t(`result.${type}`) })}
        </>
      )}
    </div>
  );
}
