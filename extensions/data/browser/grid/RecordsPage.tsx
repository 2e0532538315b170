import { Commands, ContextKeys, ContextMenus, MenuActions, type Tab } from 'lathe';
import { Button, EmptyState, NotCurrent, report, UnsentBanner, useNarrow, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ClipboardEvent, ReactNode } from 'react';
import type { ObjectDescription } from '../../common/describeCalls';
import { FilterBuilder } from '../filter/FilterBuilder';
import { GridClipboard } from './gridClipboard';
import type { GridModel } from './gridModel';
import { GridTools } from './GridTools';
import { RecordCards } from './RecordCards';
import { RecordGrid } from './RecordGrid';
import { rowRights } from './rowRights';
import { useGridModel } from './useGridModel';
import './records.css';

interface RecordsPageProps {
  readonly tab: Tab;
  readonly object: ObjectDescription;
}

/** The rows of an object: what is searched and filtered above, the grid below. */
export const RecordsPage = observer(function RecordsPage({ tab, object }: RecordsPageProps): ReactNode {
  const model = useGridModel(tab, object);
  const { source } = model;
  const isEmpty =
    source.state === 'ready' && source.isCounted && source.total === 0 && !model.isAdding && !model.newRows.dirty;
  return (
    <div className="records">
      <GridTools model={model} />
      {model.filterOpen && (
        <div
          className="records__builder"
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) model.setFilterOpen(false);
          }}
        >
          <FilterBuilder
            object={object.name}
            condition={model.query.condition}
            onChange={(condition) => model.setCondition(condition)}
          />
        </div>
      )}
      <NotCurrent list={source} />
      <Unsent model={model} />
      <div className="records__body" data-autofocus="within">
        {source.state === 'failed' && <Failed model={model} />}
        {isEmpty && (model.isFiltered ? <NothingFound model={model} /> : <NoneYet model={model} />)}
        {source.state !== 'failed' && !isEmpty && <Cells model={model} />}
      </div>
    </div>
  );
});

const Unsent = observer(function Unsent({ model: { newRows } }: { readonly model: GridModel }): ReactNode {
  const { unsent } = newRows;
  return (
    <UnsentBanner
      unsent={unsent.length > 0}
      saving={unsent.some(({ record }) => record.form.saving)}
      onSave={() => newRows.saveAll(unsent)}
      onDiscard={() => unsent.forEach((row) => newRows.remove(row))}
    />
  );
});

const Cells = observer(function Cells({ model }: { readonly model: GridModel }): ReactNode {
  const t = useTexts();
  const menus = useService(ContextMenus);
  const actions = useService(MenuActions);
  const contextKeys = useService(ContextKeys);
  const commands = useService(Commands);
  const clipboard = useService(GridClipboard);
  const narrow = useNarrow();
  const onMenu = (at: Element | { readonly x: number; readonly y: number }): void =>
    report(
      menus.show({
        label: t('grid.menu'),
        at,
        groups: actions.of('data/records', rowRights(contextKeys, model)),
      }),
    );
  const onCopy = (event: ClipboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    const text = clipboard.textNow(model);
    if (text === undefined) report(clipboard.copyLater(model));
    else event.clipboardData.setData('text/plain', text);
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    report(clipboard.paste(model, event.clipboardData.getData('text/plain')));
  };
  const onOpen = (row: number): void => {
    const id = model.source.at(row)?.['id'];
    if (typeof id === 'string') report(commands.execute('data.openRecord', model.object.name, id));
  };
  if (narrow) return <RecordCards model={model} onOpen={onOpen} />;
  return <RecordGrid model={model} onOpen={onOpen} onMenu={onMenu} onCopy={onCopy} onPaste={onPaste} />;
});

const Failed = observer(function Failed({ model: { source, object } }: { readonly model: GridModel }): ReactNode {
  const t = useTexts();
  return (
    <EmptyState title={t('grid.failed', { plural: object.plural })} description={source.problem} icon="error">
      <Button onClick={() => source.reload()}>{t('retry')}</Button>
    </EmptyState>
  );
});

const NothingFound = observer(function NothingFound({ model }: { readonly model: GridModel }): ReactNode {
  const t = useTexts();
  return (
    <EmptyState title={t('grid.nothingFound')} description={t('grid.nothingFoundHint')} icon="search">
      <Button onClick={() => model.clearFilter()}>{t('grid.clearFilter')}</Button>
    </EmptyState>
  );
});

const NoneYet = observer(function NoneYet({ model }: { readonly model: GridModel }): ReactNode {
  const t = useTexts();
  const narrow = useNarrow();
  const { object } = model;
  const commands = useService(Commands);
  const may = object.may.create && object.kind === 'custom';
  return (
    <EmptyState
      title={t('grid.noneYet', { plural: object.plural })}
      description={t(may ? 'grid.noneYetHint' : 'grid.noneSeen')}
      icon="table"
    >
      {may && (
        <Button icon="add" onClick={() => report(commands.execute('data.newRecord', object.name))}>
          {t('grid.new', { label: object.label })}
        </Button>
      )}
      {may && !narrow && (
        <Button secondary onClick={() => model.addRow()}>
          {t('newRow.type')}
        </Button>
      )}
    </EmptyState>
  );
});
