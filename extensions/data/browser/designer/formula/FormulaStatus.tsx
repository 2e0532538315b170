import { Icon, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { FormulaTrial } from './useFormulaCheck';

interface FormulaStatusProps {
  readonly id: string;
  readonly text: string;
  readonly check: FormulaTrial | undefined;
  /** What it has to give; "any" takes everything. */
  readonly wanted: string;
  readonly error: string | undefined;
}

/** Below a formula: what it gives, or what is wrong with it. */
export function FormulaStatus({ id, text, check, wanted, error }: FormulaStatusProps): ReactNode {
  const t = useTexts();
  const said = error ?? (text.trim() === '' ? undefined : check?.problem?.message);
  if (said !== undefined)
    return (
      <div id={id} className="form-field__error" role="alert">
        {said}
      </div>
    );
  const type = check?.type ?? undefined;
  if (type === undefined || text.trim() === '')
    return (
      <div id={id} className="formula__status">
        {t('formula.hint')}
      </div>
    );
  if (type !== wanted && type !== 'nothing')
    return (
      <div id={id} className="form-field__error" role="alert">
        {t('formula.gives', { type: t(`result.${type}`), wanted: t(`result.${wanted}`) })}
      </div>
    );
  return (
    <div id={id} className="formula__status">
      <Icon name="check" /> {t('formula.right', { type: t(`result.${type}`) })}
    </div>
  );
}
