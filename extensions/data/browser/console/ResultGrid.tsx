import { Clipboard } from 'lathe';
import { Icon, nextIndex, report, useRows, useService, useTexts } from 'lathe/ui';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import type { Row } from '../../common/dataCalls';
import { cellText, columnsOf, type ResultLine, resultLines } from './resultLines';

const lineHeight = 22;

/** Rows of any shape with all their digits; what came with a row unfolds below it. */
export function ResultGrid({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const t = useTexts();
  const clipboard = useService(Clipboard);
  const id = useId();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(0);
  const lines = useMemo(() => resultLines(rows, expanded), [rows, expanded]);
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const template = useMemo(() => templateOf(rows, columns), [rows, columns]);
  const shown = useRows(lines.length, lineHeight, lineHeight);
  const toggle = (line: ResultLine | undefined, open?: boolean): void => {
    if (line?.kind !== 'row' || line.nested.length === 0 || open === line.expanded) return;
    const next = new Set(expanded);
    if (!next.delete(line.id)) next.add(line.id);
    setExpanded(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const line = lines[current];
    const moved = nextIndex(event.key, current, lines.length, shown.pageSize);
    if (moved !== undefined) {
      setCurrent(moved);
      shown.reveal(moved);
    } else if (event.key === 'ArrowRight') toggle(line, true);
    else if (event.key === 'ArrowLeft') toggle(line, false);
    else if (event.key === 'Enter') toggle(line);
    else if (event.key === 'c' && (event.ctrlKey || event.metaKey) && line?.kind === 'row')
      report(clipboard.writeText(JSON.stringify(line.row, null, 2)));
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={shown.ref}
      className="result-grid"
      role="treegrid"
      aria-label={t('console.results')}
      aria-rowcount={lines.length + 1}
      aria-activedescendant={lines.length > 0 ? `${id}-${current}` : undefined}
      tabIndex={0}
      onScroll={shown.onScroll}
      onKeyDown={onKeyDown}
    >
      <div className="result-grid__content" role="presentation">
        <div className="result-grid__line result-grid__titles" role="row" style={{ gridTemplateColumns: template }}>
          <span role="columnheader">
            <span className="visually-hidden">{t('console.unfold')}</span>
          </span>
          {columns.map((column) => (
            <span key={column} role="columnheader" className="result-grid__cell" data-hover={column}>
              {column}
            </span>
          ))}
        </div>
        <div role="presentation" style={{ height: shown.height }}>
          <div role="presentation" style={{ transform: `translateY(${shown.top}px)` }}>
            {lines.slice(shown.first, shown.end).map((line, offset) => (
              <ResultRow
                key={line.id}
                id={`${id}-${shown.first + offset}`}
                line={line}
                current={shown.first + offset === current}
                template={line.depth === 0 ? template : nestedTemplate(line)}
                onClick={() => setCurrent(shown.first + offset)}
                onToggle={() => toggle(line)}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

interface ResultRowProps {
  readonly id: string;
  readonly line: ResultLine;
  readonly current: boolean;
  readonly template: string;
  readonly onClick: () => void;
  readonly onToggle: () => void;
}

function ResultRow({ id, line, current, template, onClick, onToggle }: ResultRowProps): ReactNode {
  const t = useTexts();
  const foldable = line.kind === 'row' && line.nested.length > 0;
  const style = { gridTemplateColumns: template, paddingInlineStart: line.depth * 22 };
  const name = `result-grid__line result-grid__line--${line.kind}${current ? ' result-grid__line--current' : ''}`;
  return (
    <div
      id={id}
      role="row"
      className={name}
      style={style}
      aria-level={line.depth + 1}
      aria-expanded={foldable ? line.expanded : undefined}
      aria-selected={current}
      onMouseDown={onClick}
      onDoubleClick={onToggle}
    >
      <span role="gridcell" className="result-grid__fold">
        {foldable && (
          <button
            type="button"
            tabIndex={-1}
            className="result-grid__twistie"
            aria-label={t(line.expanded ? 'console.fold' : 'console.unfold')}
            onClick={onToggle}
          >
            <Icon name={line.expanded ? 'chevron-down' : 'chevron-right'} />
          </button>
        )}
      </span>
      {line.depth > 0 && (
        <span className="result-grid__cell result-grid__title">{line.kind === 'head' ? line.title : ''}</span>
      )}
      {line.columns.map((column) => {
        const text = line.kind === 'head' ? column : cellText(line.row[column]);
        const number = line.kind === 'row' && isNumber(line.row[column]);
        return (
          <span
            key={column}
            role="gridcell"
            className={number ? 'result-grid__cell result-grid__cell--number' : 'result-grid__cell'}
            data-hover={text.length > 24 ? text.slice(0, 1000) : undefined}
          >
            {text}
          </span>
        );
      })}
    </div>
  );
}

/** Those with more digits than JavaScript keeps are texts. */
function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) && value.length > 15);
}

/** Wide enough for what stands in the first rows. */
function templateOf(rows: readonly Row[], columns: readonly string[]): string {
  const widths = columns.map((column) => {
    const longest = Math.max(column.length, ...rows.slice(0, 50).map((row) => cellText(row[column]).length));
    return `${Math.min(Math.max(longest + 2, 8), 44)}ch`;
  });
  return ['22px', ...widths].join(' ');
}

/** First what the rows are called by which they came. */
function nestedTemplate({ columns }: ResultLine): string {
  return ['22px', '14ch', ...columns.map(() => '22ch')].join(' ');
}
