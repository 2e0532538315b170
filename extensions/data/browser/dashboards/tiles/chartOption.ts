import type { EChartsCoreOption } from 'echarts/core';
import type { Tile } from '../../../common/dashboards/dashboardData';
import type { ChartData, ChartSeries } from './chartData';
import type { ChartLook } from './chartLook';

export interface ChartTexts {
  /** Said by screen readers in place of the picture. */
  readonly description: string;
  value(measure: number, value: number): string;
  axis(value: number): string;
}

const font = 11;

/** What the chart library is told to draw. */
export function chartOption(tile: Tile, data: ChartData, look: ChartLook, texts: ChartTexts): EChartsCoreOption {
  const common = {
    color: [...look.colours],
    animation: look.animate,
    animationDuration: 300,
    textStyle: { color: look.text, fontFamily: 'inherit', fontSize: font },
    aria: {
      enabled: true,
      label: { description: texts.description },
      decal: { show: look.patterns || data.series.length > look.colours.length },
    },
  };
  if (tile.kind === 'pie') return { ...common, ...pie(data, look, texts) };
  return { ...common, ...axes(tile, data, look, texts) };
}

function axes(tile: Tile, data: ChartData, look: ChartLook, texts: ChartTexts): EChartsCoreOption {
  const legend = data.series.length > 1;
  return {
    grid: { left: 8, right: 12, top: legend ? 30 : 12, bottom: 4, containLabel: true },
    legend: legend ? legendOf(look) : undefined,
    tooltip: {
      ...tooltip(look),
      trigger: 'axis',
      axisPointer: { type: tile.kind === 'bar' ? 'shadow' : 'line', shadowStyle: { color: look.lines, opacity: 0.25 } },
      formatter: (points: unknown) => axisTip(points, data, texts),
    },
    xAxis: {
      type: 'category',
      data: data.categories.map(({ label }) => label),
      axisLabel: { color: look.faint, fontSize: font, hideOverlap: true, width: 110, overflow: 'truncate' },
      axisLine: { lineStyle: { color: look.lines } },
      axisTick: { show: false },
      boundaryGap: tile.kind === 'bar',
    },
    yAxis: {
      type: 'value',
      axisLabel: { color: look.faint, fontSize: font, formatter: (value: number) => texts.axis(value) },
      splitLine: { lineStyle: { color: look.lines, opacity: 0.5 } },
      minInterval: tile.measures?.every((measure) => measure.function === 'count') ? 1 : undefined,
    },
    series: data.series.map((line) => lineOf(tile, line)),
  };
}

function lineOf(tile: Tile, { name, values }: ChartSeries): object {
  const stack = tile.stacked ? 'all' : undefined;
  if (tile.kind === 'bar') return { type: 'bar', name, stack, data: [...values], barMaxWidth: 48, cursor: 'pointer' };
  const area = tile.kind === 'area' ? { areaStyle: { opacity: 0.25 } } : {};
  const symbols = { connectNulls: true, showSymbol: values.length < 60, symbolSize: 7, triggerLineEvent: true };
  return { type: 'line', name, stack, data: [...values], ...symbols, ...area, cursor: 'pointer' };
}

function pie(data: ChartData, look: ChartLook, texts: ChartTexts): EChartsCoreOption {
  const [line] = data.series;
  const parts = data.categories.map(({ label }, index) => ({ name: label, value: line?.values[index] ?? 0 }));
  return {
    tooltip: {
      ...tooltip(look),
      trigger: 'item',
      formatter: (point: unknown) => {
        const { name, value, percent } = pointOf(point);
        return `${escaped(name)}<br><b>${escaped(texts.value(0, value))}</b> (${percent} %)`;
      },
    },
    legend: { ...legendOf(look), left: 'center', top: undefined, bottom: 0 },
    series: [
      {
        type: 'pie',
        radius: ['42%', '72%'],
        center: ['50%', '44%'],
        data: parts,
        label: { show: false },
        itemStyle: { borderColor: look.background, borderWidth: 1 },
        cursor: 'pointer',
      },
    ],
  };
}

/** From one end to the other, with the aim as a mark. */
export function gaugeOption(
  { min = 0, max = 100, target }: Tile,
  value: number | null,
  look: ChartLook,
  texts: ChartTexts,
): EChartsCoreOption {
  const share = target === undefined ? undefined : Math.min(1, Math.max(0, (target - min) / (max - min)));
  const reached = target === undefined || (value ?? 0) >= target;
  const said = value === null ? '–' : texts.value(0, value);
  return {
    animation: look.animate,
    textStyle: { fontFamily: 'inherit' },
    aria: { enabled: true, label: { description: texts.description } },
    series: [
      {
        type: 'gauge',
        ...{ min, max, startAngle: 200, endAngle: -20, radius: '100%', center: ['50%', '62%'] },
        progress: { show: true, width: 14, itemStyle: { color: reached ? look.colours[1] : look.colours[0] } },
        axisLine: {
          lineStyle: {
            width: 14,
            color:
              share === undefined
                ? [[1, look.lines]]
                : [
                    [Math.max(0, share - 0.006), look.lines],
                    [Math.min(1, share + 0.006), look.text],
                    [1, look.lines],
                  ],
          },
        },
        ...{ axisTick: { show: false }, splitLine: { show: false }, pointer: { show: false }, splitNumber: 1 },
        axisLabel: { color: look.faint, fontSize: font, distance: -2, formatter: (at: number) => texts.axis(at) },
        detail: {
          valueAnimation: look.animate,
          formatter: () => said,
          // What is too long to stand within the arc is written smaller.
          ...{ color: look.text, fontSize: Math.min(22, Math.floor(180 / said.length)), offsetCenter: [0, '-8%'] },
        },
        data: [{ value: value ?? min }],
      },
    ],
  };
}

function legendOf(look: ChartLook): object {
  return {
    type: 'scroll',
    ...{ left: 0, top: 0, itemWidth: 10, itemHeight: 10, icon: 'roundRect' },
    textStyle: { color: look.text, fontSize: font, width: 120, overflow: 'truncate' },
    ...{ pageIconColor: look.text, pageIconInactiveColor: look.lines, pageTextStyle: { color: look.faint } },
  };
}

function tooltip(look: ChartLook): object {
  const { background: backgroundColor, border: borderColor } = look;
  return {
    backgroundColor,
    borderColor,
    textStyle: { color: look.text, fontSize: 12 },
    confine: true,
    transitionDuration: 0,
  };
}

interface Point {
  readonly name: string;
  readonly value: number;
  readonly percent: number;
  readonly seriesIndex: number;
  readonly dataIndex: number;
  readonly marker: string;
}

/** What the library hands to formatters, as far as it is used here. */
function pointOf(point: unknown): Point {
  const blank = { name: '', value: 0, percent: 0, seriesIndex: 0, dataIndex: 0, marker: '' };
  return typeof point === 'object' && point !== null ? { ...blank, ...point } : blank;
}

function axisTip(points: unknown, data: ChartData, texts: ChartTexts): string {
  const all = Array.isArray(points) ? points.map(pointOf) : [];
  const lines = all.flatMap(({ seriesIndex, dataIndex, marker }) => {
    const line = data.series[seriesIndex];
    const value = line?.values[dataIndex];
    if (!line || value === null || value === undefined) return [];
    return [`${marker}${escaped(line.name)}: <b>${escaped(texts.value(line.measure, value))}</b>`];
  });
  return [escaped(all[0]?.name ?? ''), ...lines].join('<br>');
}

/** What rows hold is text, whatever it looks like. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
