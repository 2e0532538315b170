import { ContextMenus, type SettingsTarget } from 'lathe';
import { ActionButton, SearchField, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { toggleFilter } from './settingsQuery';
import { SettingsStore } from './settingsStore';

const targets: readonly SettingsTarget[] = ['user', 'workspace'];

/** The search box with its filters, and whose settings are shown. */
export const SettingsHeader = observer(function SettingsHeader({ onLeave }: { onLeave(): void }): ReactNode {
  const t = useTexts();
  const store = useService(SettingsStore);
  const menus = useService(ContextMenus);
  const search = useRef<HTMLInputElement>(null);
  const { query, found, searchRequests } = store;
  useEffect(() => {
    search.current?.focus();
    search.current?.select();
  }, [searchRequests]);

  const showFilters = (event: MouseEvent<HTMLElement>): void => {
    const filter = (id: string, label: string, text: string) => ({
      id,
      label,
      run: () => {
        store.setQuery(text);
        // When the menu has given the focus back.
        setTimeout(() => search.current?.focus());
      },
    });
    const actions = [
      filter('modified', t('settings.filterModified'), toggleFilter(query, '@modified')),
      filter('ext', t('settings.filterExtension'), `${query} @ext:`.trim()),
      filter('id', t('settings.filterId'), `${query} @id:`.trim()),
    ];
    void menus.show({ label: t('settings.filter'), at: event.currentTarget, groups: [{ name: '', actions }] });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onLeave();
  };
  return (
    <div className="settings__header">
      <div className="settings__search">
        <SearchField
          ref={search}
          label={t('settings.searchPlaceholder')}
          value={query}
          onChange={store.setQuery}
          resultCount={found.length}
          onKeyDown={onKeyDown}
          actions={<ActionButton icon="filter" label={t('settings.filter')} menu onClick={showFilters} />}
        />
      </div>
      <div className="settings__targets">
        <div role="radiogroup" aria-label={t('settings.targets')} onKeyDown={moveTarget}>
          {targets.map((target) => (
            <button
              key={target}
              type="button"
              role="radio"
              aria-checked={store.target === target}
              tabIndex={store.target === target ? 0 : -1}
              className={store.target === target ? 'settings__target settings__target--active' : 'settings__target'}
              onClick={() => store.setTarget(target)}
            >
              {t(`settings.${target}`)}
            </button>
          ))}
        </div>
        <span className="settings__json">
          <ActionButton icon="go-to-file" label={t('settings.editJson')} onClick={() => void store.openJson()} />
        </span>
      </div>
    </div>
  );

  function moveTarget(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = store.target === 'user' ? 'workspace' : 'user';
    store.setTarget(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[targets.indexOf(next)]?.focus();
    event.preventDefault();
  }
});
