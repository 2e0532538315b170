import { Commands, CurrentPage, type Tab, Tabs } from 'lathe';
import { ActionButton, Button, Icon, report, useNarrow, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Condition } from '../../common/query/queryRequest';
import type { SavedItem } from '../../common/saved/savedItem';
import type { ViewData } from '../../common/views/viewData';
import { useObjectDescription } from '../describe/useObjectDescription';
import { FilterBar } from '../filter/FilterBar';
import { itemIcon } from '../saved/itemIcon';
import { SavedMenu } from '../saved/SavedMenu';
import { OpenViews } from './openViews';
import { ViewBody } from './ViewBody';
import './viewPage.css';

interface ShownViewPageProps {
  readonly tab: Tab;
  readonly item: SavedItem & { readonly data: ViewData };
  readonly onEdit: () => void;
}

/** A view with what can be filtered on top of it. */
export const ShownViewPage = observer(function ShownViewPage({ tab, item, onEdit }: ShownViewPageProps): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const tabs = useService(Tabs);
  const open = useService(OpenViews);
  const [filter, setFilter] = useState<Condition>();
  const [turn, setTurn] = useState(0);
  const narrow = useNarrow();
  const { isPage } = useService(CurrentPage);
  const { data, label } = item;
  // The users of applications look at what was made for them.
  const editable = item.editable && !isPage;
  const { description: object } = useObjectDescription(data.object);
  useEffect(() => open.add(tab.key, () => setTurn((before) => before + 1)), [open, tab.key]);
  return (
    <div className="view-page">
      <header className="view-page__head">
        <Icon name={itemIcon({ type: 'View', kind: data.kind })} />
        <h1 className="view-page__title">{label}</h1>
        <div className="view-page__filter">
          <FilterBar object={data.object} condition={filter} onChange={setFilter} />
        </div>
        <div className="view-page__tools" role="toolbar" aria-label={t('view.tools')}>
          {object?.may.create === true && object.kind === 'custom' && (
            <Button secondary icon="add" onClick={() => report(commands.execute('data.newRecord', data.object))}>
              {t('grid.new', { label: object.label })}
            </Button>
          )}
          <ActionButton icon="refresh" label={t('dashboard.refresh')} onClick={() => setTurn((before) => before + 1)} />
          {data.kind === 'list' && !narrow && (
            <ActionButton
              icon="table"
              label={t('view.openGrid')}
              onClick={() =>
                report(
                  tabs.open(
                    { type: 'dataRecords', id: data.object, params: { object: data.object, view: item.id } },
                    { copy: true },
                  ),
                )
              }
            />
          )}
          {editable && <ActionButton icon="edit" label={t('view.edit')} onClick={onEdit} />}
          <SavedMenu item={{ ...item, type: 'View' }} />
        </div>
      </header>
      <div className="view-page__body" data-autofocus="within">
        <ViewBody tab={tab} view={data} filter={filter} turn={turn} />
      </div>
    </div>
  );
});
