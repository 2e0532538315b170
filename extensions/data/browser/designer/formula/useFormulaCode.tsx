import { type FormFieldProps, useService, useTexts } from 'lathe/ui';
import { useMemo } from 'react';
import { ObjectDescriptions } from '../../describe/objectDescriptions';
import { formulaLanguage } from './formulaLanguage';
import { FormulaStatus } from './FormulaStatus';
import { useFormulaCheck, type WrittenFormula } from './useFormulaCheck';
import './formula.css';

type CodeProps = Extract<FormFieldProps<{ formula: string }>, { readonly kind: 'code' }>;

/** What a field of a form needs to be a formula, which is checked while it is written. */
export function useFormulaCode(written: WrittenFormula): Pick<CodeProps, 'kind' | 'language' | 'problems' | 'status'> {
  const t = useTexts();
  const descriptions = useService(ObjectDescriptions);
  const { object } = written;
  const language = useMemo(
    () => formulaLanguage(object, (name) => descriptions.of(name), t),
    [object, descriptions, t],
  );
  const { type, problems } = useFormulaCheck(written);
  const status = <FormulaStatus type={type} problem={problems[0]?.message} />;
  return { kind: 'code', language, problems, status };
}
