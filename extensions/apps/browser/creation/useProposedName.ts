import type { FormModel } from 'lathe/ui';
import { nameFromWords } from 'lathe/common';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { longestApplicationName } from '../../common/applicationData';
import type { NewAppValues } from './newAppForm';

/** The name follows the label until somebody writes another one. */
export function useProposedName(form: FormModel<NewAppValues>, namespace: string | null): void {
  useEffect(() => {
    const room = longestApplicationName - (namespace ? namespace.length + 2 : 0);
    return reaction(
      () => (form.state === 'ready' ? form.values.label : ''),
      (label, before) => {
        if (form.values.name === nameFromWords(before, room)) form.change('name', nameFromWords(label, room));
      },
    );
  }, [form, namespace]);
}
