import type { EChartsCoreOption, EChartsType, init as Init } from 'echarts/core';
import { LoadFailed, ProgressBar, useTexts } from 'lathe/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

interface ChartProps {
  readonly option: EChartsCoreOption;
  /** What screen readers say of it. */
  readonly label: string;
  /** A bar, a point, a part was clicked. */
  readonly onPick?: (category: number, series: number) => void;
}

type Library = { readonly init: typeof Init };

/** A chart that is as large as its place. */
export function Chart({ option, label, onPick }: ChartProps): ReactNode {
  const t = useTexts();
  const [library, setLibrary] = useState<Library>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./echartsCore').then(setLibrary, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  if (isFailed) return <LoadFailed name={t('tile.chart')} retry={load} />;
  if (!library) return <ProgressBar label={t('tile.loadingChart')} />;
  return <Drawn library={library} option={option} label={label} onPick={onPick} />;
}

function Drawn({ library, option, label, onPick }: ChartProps & { readonly library: Library }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<EChartsType>();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const made = library.init(element, null, { renderer: 'svg' });
    const watching = new ResizeObserver(() => made.resize());
    watching.observe(element);
    setChart(made);
    return () => {
      watching.disconnect();
      made.dispose();
    };
  }, [library]);
  useEffect(() => {
    if (chart && !chart.isDisposed()) chart.setOption(option, { notMerge: true });
  }, [chart, option]);
  useEffect(() => {
    if (!chart || !onPick || chart.isDisposed()) return undefined;
    const pick = (event: { readonly dataIndex?: number; readonly seriesIndex?: number }): void =>
      event.dataIndex === undefined ? undefined : onPick(event.dataIndex, event.seriesIndex ?? 0);
    chart.on('click', pick);
    return () => void (chart.isDisposed() || chart.off('click', pick));
  }, [chart, onPick]);
  return <div ref={place} className="tile-chart" role="img" aria-label={label} />;
}
