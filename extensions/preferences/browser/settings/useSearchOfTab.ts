import { type JsonValue, type Tab, Tabs } from 'lathe';
import { useService } from 'lathe/ui';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { SettingsStore } from './settingsStore';

/** What is searched for comes from the address, or from before the reload, and goes with the tab. */
export function useSearchOfTab({ key, params }: Tab): void {
  const store = useService(SettingsStore);
  const tabs = useService(Tabs);
  useEffect(() => {
    const before = queryIn(tabs.viewState(key));
    if (before !== undefined && store.query === '') store.setQuery(before);
    const stop = reaction(
      () => store.query,
      (query) => tabs.setViewState(key, { query }),
    );
    return () => {
      stop();
      store.setQuery('');
    };
  }, [key, store, tabs]);
  useEffect(() => {
    if (params.query !== undefined) store.setQuery(params.query);
  }, [params, store]);
}

function queryIn(state: JsonValue | undefined): string | undefined {
  const isObject = typeof state === 'object' && state !== null && 'query' in state;
  return isObject && typeof state.query === 'string' ? state.query : undefined;
}
