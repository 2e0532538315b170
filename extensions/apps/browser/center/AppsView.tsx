import { SearchField, useTexts } from 'lathe/ui';
import { type ReactNode, useState } from 'react';
import { FoundApps } from './FoundApps';
import { KnownApps } from './KnownApps';
import './appsView.css';

/** The favourites and what was opened last; with a search, any application. */
export function AppsView(): ReactNode {
  const t = useTexts();
  const [search, setSearch] = useState('');
  return (
    <div className="apps-view">
      <div className="apps-view__search">
        <SearchField label={t('center.search')} value={search} onChange={setSearch} />
      </div>
      <div className="apps-view__list">
        {search.trim() === '' ? <KnownApps /> : <FoundApps search={search.trim()} />}
      </div>
    </div>
  );
}
