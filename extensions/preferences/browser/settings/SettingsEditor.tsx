import { type Tab, UndoRedo } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SettingsHeader } from './SettingsHeader';
import { SettingsList, type SettingsListHandle } from './SettingsList';
import { entryAt } from './settingsRows';
import { SettingsStore } from './settingsStore';
import { SettingsToc } from './SettingsToc';
import { useSearchOfTab } from './useSearchOfTab';
import './settings.css';

/** The settings editor: search above, groups at the left, the settings themselves. */
export const SettingsEditor = observer(function SettingsEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const store = useService(SettingsStore);
  const undoRedo = useService(UndoRedo);
  const list = useRef<SettingsListHandle>(null);
  const [firstRow, setFirstRow] = useState(0);
  const { rows, toc, isSearching, brokenFile } = store;
  useSearchOfTab(tab);
  useEffect(() => {
    const registered = undoRedo.register(tab.key, store.undo);
    return () => registered.dispose();
  }, [undoRedo, tab.key, store]);

  const current = isSearching ? undefined : entryAt(toc, firstRow);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    store.focusSearch();
  };
  return (
    <div className="settings" onKeyDown={onKeyDown}>
      <SettingsHeader onLeave={() => list.current?.focus(0)} />
      {brokenFile && (
        <div className="settings__broken" role="alert">
          <span>{t('settings.brokenFile')}</span>{' '}
          <button type="button" className="settings__link" onClick={() => void store.openJson()}>
            {t('settings.editJson')}
          </button>
        </div>
      )}
      <div className="settings__body">
        <SettingsToc
          entries={toc}
          current={current?.id}
          onChoose={(entry) => {
            if (isSearching) store.setQuery('');
            requestAnimationFrame(() => list.current?.reveal(entry.id));
          }}
        />
        <SettingsList ref={list} rows={rows} onScroll={setFirstRow} />
      </div>
    </div>
  );
});
