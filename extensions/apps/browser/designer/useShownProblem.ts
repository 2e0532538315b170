import { type Tab, Tabs } from 'lathe';
import { useService } from 'lathe/ui';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { AppDesigner } from './appDesigner';
import { fieldsOf, sections, toSection } from './sections';
import { showSection } from './showSection';

/** When it cannot be saved, the first section in which something is wrong is shown. */
export function useShownProblem(tab: Tab, { form }: AppDesigner): void {
  const tabs = useService(Tabs);
  useEffect(() => {
    const isWrong = (name: string): boolean => form.errorOf(name) !== undefined || form.isMissing(name);
    return reaction(
      () => form.failures,
      () => {
        const wrong = sections.filter(({ id }) => fieldsOf(id).some(isWrong));
        const shown = toSection(tab.params['section']);
        if (wrong[0] && !wrong.some(({ id }) => id === shown)) showSection(tabs, tab, wrong[0].id);
      },
    );
  }, [tabs, tab, form]);
}
