import { ContextMenus } from 'lathe';
import {
  ActionButton,
  Badge,
  EmptyState,
  Icon,
  SearchField,
  Tree,
  type TreeRowLook,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type Problem, type ProblemFile, type ProblemItem, ProblemsStore } from './problemsStore';
import { ProblemsTree } from './problemsTree';
import './problems.css';

const severities = [
  ['error', 'problems.errors'],
  ['warning', 'problems.warnings'],
  ['info', 'problems.infos'],
] as const;

/** The problems panel: all that is wrong, by file. */
export const ProblemsView = observer(function ProblemsView(): ReactNode {
  const t = useTexts();
  const store = useService(ProblemsStore);
  const { model } = useService(ProblemsTree);
  const menus = useService(ContextMenus);
  const { filter, shown, total, isFiltered } = store;
  return (
    <div className="problems">
      <div className="problems__bar">
        <SearchField label={t('problems.filter')} value={filter} onChange={store.setFilter} resultCount={shown} />
        <div role="group" aria-label={t('problems.severities')} className="problems__severities">
          {severities.map(([severity, label]) => (
            <ActionButton
              key={severity}
              icon={severity}
              label={t(label)}
              pressed={store.isShown(severity)}
              onClick={() => store.toggle(severity)}
            />
          ))}
        </div>
        <span className="problems__count" role="status">
          {isFiltered ? t('problems.shown', { shown, all: total }) : t('problems.spoken', { count: total })}
        </span>
      </div>
      <div className="problems__tree">
        {store.files.length === 0 ? (
          <EmptyState title={t(isFiltered && total > 0 ? 'problems.noMatch' : 'problems.none')} />
        ) : (
          <Tree
            label={t('problems.name')}
            model={model}
            getRow={(item) => (item.kind === 'file' ? lookOf(item) : {})}
            renderLabel={(item) =>
              item.kind === 'problem' ? (
                <ProblemLabel problem={item} />
              ) : (
                <>
                  {item.name}{' '}
                  <Badge value={item.problems.length} label={t('problems.inFile', { count: item.problems.length })} />
                </>
              )
            }
            onSelect={([item]) => store.select(item)}
            onOpen={(item) => item.kind === 'problem' && void store.open(item)}
            onContextMenu={([item], at) => item && showMenu(item, at)}
          />
        )}
      </div>
    </div>
  );

  function showMenu(item: ProblemItem, at: Element | { readonly x: number; readonly y: number }): void {
    store.select(item);
    void menus.showMenu('problems/item', { label: t('problems.name'), at });
  }
});

const ProblemLabel = observer(function ProblemLabel({ problem }: { readonly problem: Problem }): ReactNode {
  const t = useTexts();
  const { severity, message, source, code, startLine: line, startColumn: column, thing } = problem.marker;
  return (
    <span className="problems__problem">
      <span className={`problems__icon problems__icon--${severity}`}>
        <Icon name={severity === 'hint' ? 'lightbulb' : severity} label={t(`problems.severity.${severity}`)} />
      </span>
      <span>{message}</span>
      <span className="problems__origin">
        {source}
        {code && ` (${code})`} {!thing && t('problems.at', { line, column })}
      </span>
    </span>
  );
});

function lookOf({ resource, thing }: ProblemFile): TreeRowLook {
  if (thing) return { icon: thing.icon ?? 'symbol-misc', description: thing.description };
  return { icon: 'file', description: folderOf(resource) };
}

function folderOf(resource: string): string {
  const path = resource.slice(0, resource.lastIndexOf('/'));
  return path.endsWith(':') ? path.slice(0, -1) : path;
}
