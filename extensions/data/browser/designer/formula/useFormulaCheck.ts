import { isId } from 'lathe/common';
import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import { DataClient } from '../../dataClient';

export interface FormulaTrial {
  readonly type: string | null;
  readonly problem: { readonly message: string; readonly at: number; readonly length: number } | null;
}

/** Nobody is told of a word that he is still writing. */
const pause = 250;

/** What the server says of a formula, once nobody has typed for a moment. */
export function useFormulaCheck(object: string, formula: string, field: string | undefined): FormulaTrial | undefined {
  const client = useService(DataClient);
  const [answer, setAnswer] = useState<{ readonly formula: string; readonly trial: FormulaTrial } | undefined>(
    undefined,
  );
  useEffect(() => {
    if (formula.trim() === '') return;
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
