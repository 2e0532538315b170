import { isId } from 'lathe/common';
import { type CodeProblem, useService, useTexts } from 'lathe/ui';
import { useEffect, useMemo, useState } from 'react';
import { DataClient } from '../../dataClient';

export interface WrittenFormula {
  readonly object: string;
  readonly formula: string;
  /** The field that it is of. */
  readonly field?: string;
  /** What it has to give. */
  readonly result: string;
}

interface FormulaTrial {
  readonly type: string | null;
  readonly problem: CodeProblem | null;
}

interface FormulaCheck {
  /** What it gives, once that is known. */
  readonly type: string | undefined;
  readonly problems: readonly CodeProblem[];
}

/** Nobody is told of a word that he is still writing. */
const pause = 250;

/** What the server says of a formula, once nobody has typed for a moment. */
export function useFormulaCheck({ object, formula, field, result }: WrittenFormula): FormulaCheck {
  const t = useTexts();
  const trial = useTrial(object, formula, field);
  return useMemo(() => {
    const { type, problem } = trial ?? { type: null, problem: null };
    if (problem) return { type: undefined, problems: [problem] };
    if (type === null || type === result || type === 'nothing') return { type: type ?? undefined, problems: [] };
    const message = t('formula.gives', { type: t(`result.${type}`), wanted: t(`result.${result}`) });
    return { type: undefined, problems: [{ message, at: 0, length: formula.length }] };
  }, [trial, result, formula, t]);
}

function useTrial(object: string, formula: string, field: string | undefined): FormulaTrial | undefined {
  const client = useService(DataClient);
  const [answer, setAnswer] = useState<{ readonly formula: string; readonly trial: FormulaTrial } | undefined>(
    undefined,
  );
  useEffect(() => {
    if (formula.trim() === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      const body = { formula, ...(field !== undefined && isId(field) ? { field } : {}) };
      client.calls
        .then(({ center }) => center.checkFormula({ params: { object }, body, signal }))
        .then(
          (trial) => !signal.aborted && setAnswer({ formula, trial }),
          // It is checked again when it's saved.
          () => undefined,
        );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, object, formula, field]);
  return answer?.formula === formula ? answer.trial : undefined;
}
