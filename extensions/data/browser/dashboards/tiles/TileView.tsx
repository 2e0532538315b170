import { Tabs, Texts } from 'lathe';
import { EmptyState, Icon, MenuButton, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import type { Tile } from '../../../common/dashboards/dashboardData';
import { isChart, tileIssue } from '../../../common/dashboards/tileIssues';
import { useValueFormat } from '../../values/useValueFormat';
import { showRecords } from '../drill';
import type { PictureKind } from '../../pictures/savePicture';
import { saveElement } from '../export/saveElement';
import { ChartTile } from './ChartTile';
import { GaugeTile } from './GaugeTile';
import { GroupTable } from './GroupTable';
import { KpiTile } from './KpiTile';
import { TableTile } from './TableTile';
import { TextTile } from './TextTile';
import type { TileResult } from './tileResult';
import { TileWords } from './tileWords';
import './tile.css';

interface TileViewProps {
  readonly tile: Tile;
  readonly result: TileResult;
  readonly onRetry: () => void;
  /** Before the menu: what only an editor has. */
  readonly tools?: ReactNode;
  /** Where it is dragged by. */
  readonly handle?: Readonly<Record<string, unknown>>;
}

/** One tile of a dashboard: its title, what can be done with it, and what it shows. */
export const TileView = observer(function TileView(props: TileViewProps): ReactNode {
  const { tile, result, onRetry, tools, handle } = props;
  const t = useTexts();
  const format = useValueFormat();
  const { locale } = useService(Texts);
  const root = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const words = useMemo(() => new TileWords(t, format, locale, result.fields), [t, format, locale, result.fields]);
  const title = tile.title || (tile.kind === 'text' ? '' : t(`tileKind.${tile.kind}`));
  return (
    <div ref={root} className={`tile tile--${tile.kind}`}>
      <div className="tile__head" {...handle}>
        <h2 className="tile__title">{title}</h2>
        {result.state === 'loading' && tile.kind !== 'text' && (
          <Icon name="loading~spin" label={t('tile.loading')} className="tile__busy" />
        )}
        {tools}
        {tile.kind !== 'text' && (
          <TileMenu {...props} root={root} title={title} asTable={asTable} onTable={() => setAsTable(!asTable)} />
        )}
      </div>
      <div className="tile__body">
        <TileBody tile={tile} result={result} words={words} asTable={asTable} onRetry={onRetry} />
      </div>
    </div>
  );
});

interface TileBodyProps {
  readonly tile: Tile;
  readonly result: TileResult;
  readonly words: TileWords;
  readonly asTable: boolean;
  readonly onRetry: () => void;
}

function TileBody({ tile, result, words, asTable, onRetry }: TileBodyProps): ReactNode {
  const t = useTexts();
  if (tile.kind === 'text') return <TextTile text={tile.text ?? ''} />;
  const issue = tileIssue(tile);
  if (issue) return <EmptyState icon="settings" title={t(`tileIssue.${issue}`)} />;
  if (result.state === 'failed')
    return (
      <div className="tile__failed" role="alert">
        <p>{result.problem}</p>
        <button type="button" className="tile__retry" onClick={onRetry}>
          {t('tile.retry')}
        </button>
      </div>
    );
  if (!result.object) return null;
  if (tile.kind === 'table') return <TableTile tile={tile} result={result} />;
  if (tile.kind === 'kpi') return <KpiTile tile={tile} result={result} words={words} />;
  if (asTable) return <GroupTable tile={tile} result={result} words={words} />;
  if (tile.kind === 'gauge') return <GaugeTile tile={tile} result={result} words={words} />;
  if (result.rows.length === 0) return <EmptyState icon="graph" title={t('tile.noRows')} />;
  return <ChartTile tile={tile} result={result} words={words} />;
}

interface TileMenuProps extends TileViewProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly title: string;
  readonly asTable: boolean;
  readonly onTable: () => void;
}

function TileMenu({ root, tile, result, title, asTable, onTable, onRetry }: TileMenuProps): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const { object, condition } = result;
  const picture = (kind: PictureKind) => ({
    id: kind,
    label: t(`tile.export.${kind}`),
    icon: 'device-camera',
    run: () => {
      if (root.current) report(saveElement(root.current, kind, title));
    },
  });
  const groups = () => [
    {
      name: 'show',
      actions: [
        ...(object
          ? [
              {
                id: 'records',
                label: t('tile.records'),
                icon: 'table',
                run: () => report(showRecords(tabs, object, condition)),
              },
            ]
          : []),
        ...(isChart(tile) || tile.kind === 'gauge'
          ? [{ id: 'table', label: t('tile.asTable'), checked: asTable, run: onTable }]
          : []),
        { id: 'refresh', label: t('tile.refresh'), icon: 'refresh', run: onRetry },
      ],
    },
    { name: 'export', actions: [picture('png'), picture('svg')] },
  ];
  return <MenuButton label={t('tile.menu', { title })} menu={groups} />;
}
