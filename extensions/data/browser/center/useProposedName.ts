import type { FormModel } from 'lathe/ui';
import { nameFromWords } from 'lathe/common';
import { reaction } from 'mobx';
import { useEffect } from 'react';

interface Named {
  readonly label: string;
  readonly name: string;
}

/** The name follows the label as long as nobody has said another. */
export function useProposedName<V extends Named>(form: FormModel<V>): void {
  useEffect(
    () =>
      reaction(
        () => form.state === 'ready' && form.values.label,
        (label, before) => {
          if (typeof label !== 'string') return;
          if (form.values.name === nameFromWords(typeof before === 'string' ? before : ''))
            form.change('name', nameFromWords(label));
        },
      ),
    [form],
  );
}
