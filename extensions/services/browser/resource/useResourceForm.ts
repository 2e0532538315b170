import { MetadataClient, type Tab, Tabs } from 'lathe';
import { nameFromWords } from 'lathe/common';
import { newId, replaceTab, useConflicts, useService, useTexts } from 'lathe/ui';
import { reaction } from 'mobx';
import { useEffect, useMemo } from 'react';
import { withPath } from './parameterRows';
import { type ResourceForm, resourceForm } from './resourceForm';

/** The form of a resource in a tab. */
export function useResourceForm({ id, key }: Tab, service: string): ResourceForm {
  const t = useTexts();
  const conflicts = useConflicts();
  const metadata = useService(MetadataClient);
  const tabs = useService(Tabs);
  return useMemo(
    () =>
      resourceForm(id, service, {
        ...{ metadata, t },
        onStored: ({ id: made, label }) => {
          if (id !== newId) return tabs.update(key, { name: label });
          replaceTab(tabs, key, { type: 'serviceResource', id: made, name: label, params: { service } });
        },
        askConflict: (found) => conflicts.ask(found.map(({ field }) => t(`resource.field.${field}`))),
        onMerged: () => conflicts.tellMerged(),
      }),
    [id, key, service, metadata, conflicts, tabs, t],
  );
}

/** The name follows the label as long as nobody has said another, and the parameters follow the path. */
export function useFollowing({ form }: ResourceForm, isNew: boolean): void {
  useEffect(() => {
    const stop = reaction(
      () => (form.state === 'ready' ? form.values.path : undefined),
      (path, before) => {
        if (path === undefined || before === undefined || !form.isChanged('path')) return;
        form.change('parameters', withPath(form.values.parameters, path), path, 'path');
      },
    );
    if (!isNew) return stop;
    const named = reaction(
      () => (form.state === 'ready' ? form.values.label : ''),
      (label, before) => {
        if (form.values.name === nameFromWords(before)) form.change('name', nameFromWords(label));
      },
    );
    return () => {
      stop();
      named();
    };
  }, [form, isNew]);
}
