import { Commands, ContextKeys, MenuActions, withValues } from 'lathe';
import { ActionButton, Button, MenuButton, report, SearchField, useNarrow, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { SortButton } from '../cards/SortButton';
import { FilterChips } from '../filter/FilterChips';
import type { GridModel } from './gridModel';
import { isOwn } from './gridViews';
import { rowRights } from './rowRights';
import { ViewChoice } from './ViewChoice';

/** Above the cells: searching, the saved view, the filter, and what else can be done with all rows. */
export const GridTools = observer(function GridTools({ model }: { readonly model: GridModel }): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const narrow = useNarrow();
  const contextKeys = useService(ContextKeys);
  const actions = useService(MenuActions);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (): void => search.current?.focus();
    model.focusSearch = focus;
    return () => {
      if (model.focusSearch === focus) model.focusSearch = undefined;
    };
  }, [model]);
  const { object, source, query } = model;
  const tools = () => {
    const context = withValues(rowRights(contextKeys, model), { viewIsOwn: isOwn(model.view) });
    return actions.of('data/recordsTools', context);
  };
  const run = (command: string) => () => report(commands.execute(command));
  return (
    <div className="records__tools">
      <div className="records__search">
        <SearchField
          ref={search}
          label={t('grid.search', { plural: object.plural })}
          value={model.searchText}
          onChange={(text) => model.setSearch(text)}
          resultCount={query.search === model.searchText && source.isCounted ? source.total : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            model.focusCells?.();
          }}
        />
      </div>
      <ViewChoice model={model} />
      <div className="records__filter">
        <Button secondary icon="filter" onClick={() => model.setFilterOpen(!model.filterOpen)}>
          {t(model.filterOpen ? 'filter.close' : 'filter.open')}
        </Button>
        <FilterChips
          object={object.name}
          condition={query.condition}
          onChange={(condition) => model.setCondition(condition)}
          onOpen={() => model.setFilterOpen(true)}
        />
      </div>
      <div className="records__buttons">
        {narrow && <GridSort model={model} />}
        <ActionButton icon="refresh" label={t('command.refreshRecords')} onClick={() => source.reload()} />
        <ActionButton icon="list-selection" label={t('command.chooseColumns')} onClick={run('data.chooseColumns')} />
        <MenuButton label={t('grid.more')} menu={tools} />
      </div>
      {object.may.create && object.kind === 'custom' && (
        <Button icon="add" onClick={() => report(commands.execute('data.newRecord', object.name))}>
          {t('grid.new', { label: object.label })}
        </Button>
      )}
    </div>
  );
});

const GridSort = observer(function GridSort({ model }: { readonly model: GridModel }): ReactNode {
  const columns = model.columns.flatMap(({ sortPath, label }) => (sortPath ? [{ path: sortPath, label }] : []));
  const [first] = model.query.orderby;
  return (
    <SortButton
      columns={columns}
      sort={first && { path: first.field, descending: first.order === 'desc' }}
      onSort={({ path, descending }) => model.setOrder([{ field: path, order: descending ? 'desc' : 'asc' }])}
    />
  );
});
