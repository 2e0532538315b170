import type { FormModel } from 'lathe/ui';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { longestApplicationName } from '../../common/applicationData';
import type { NewAppValues } from './newAppForm';
import { proposeName } from './proposeName';

/** The name follows the label until somebody writes another one. */
export function useProposedName(form: FormModel<NewAppValues>, namespace: string | null): void {
  useEffect(() => {
    const room = longestApplicationName - (namespace ? namespace.length + 2 : 0);
    return reaction(
      () => (form.state === 'ready' ? form.values.label : ''),
      (label, before) => {
        if (form.values.name === proposeName(before, room)) form.change('name', proposeName(label, room));
      },
    );
  }, [form, namespace]);
}
