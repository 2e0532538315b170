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

export const labelSize = 11;

/** What the chart library is told to draw. */
export function chartOption(tile: Tile, data: ChartData, look: ChartLook, texts: ChartTexts): EChartsCoreOption {
  const common = {
    color: [...look.colours],
    animation: look.animate,
    animationDuration: 300,
    textStyle: { color: look.text, fontFamily: look.font, fontSize: labelSize },
    aria: {
      enabled: true,
      label: { description: texts.description },
      decal: { show: look.patterns || data.series.length > look.colours.length },
    },
  };
  return { ...common, ...(tile.kind === 'pie' ? pie(data, look, texts) : axes(tile, data, look, texts)) };
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
      axisLabel: {
        ...{ color: look.faint, fontSize: labelSize, hideOverlap: true, width: 110, overflow: 'truncate' },
        // The last is not cut off, and takes no room from the chart beside it.
        alignMaxLabel: 'right',
      },
      axisLine: { lineStyle: { color: look.lines } },
      axisTick: { show: false },
      boundaryGap: tile.kind === 'bar',
    },
    yAxis: {
      type: 'value',
      axisLabel: {
        ...{ color: look.faint, fontSize: labelSize, hideOverlap: true },
        formatter: (value: number) => texts.axis(value),
      },
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

/** What its parts are called stands beside it: see `PieLegend`. */
function pie(data: ChartData, look: ChartLook, texts: ChartTexts): EChartsCoreOption {
  return {
    tooltip: {
      ...tooltip(look),
      trigger: 'item',
      formatter: (point: unknown) => {
        const { name, value, percent } = pointOf(point);
        return `${escaped(name)}<br><b>${escaped(texts.value(0, value))}</b> (${percent} %)`;
      },
    },
    series: [
      {
        type: 'pie',
        radius: ['50%', '92%'],
        data: pieParts(data, look).map(({ colour, ...part }) => ({
          ...part,
          itemStyle: { color: colour, borderColor: look.tile, borderWidth: 1 },
        })),
        label: { show: false },
        cursor: 'pointer',
      },
    ],
  };
}

export interface PiePart {
  readonly name: string;
  readonly value: number;
  readonly colour: string;
}

export function pieParts({ series: [line], categories }: ChartData, { colours }: ChartLook): readonly PiePart[] {
  const last = categories.length - 1;
  return categories.map(({ label }, index) => {
    // The last part stands beside the first.
    const turn = index === last && index > 0 && index % colours.length === 0 ? 1 : index;
    return { name: label, value: line?.values[index] ?? 0, colour: colours[turn % colours.length] ?? 'currentColor' };
  });
}

function legendOf(look: ChartLook): object {
  return {
    type: 'scroll',
    ...{ left: 0, top: 0, itemWidth: 10, itemHeight: 10, icon: 'roundRect' },
    textStyle: { color: look.text, fontFamily: look.font, fontSize: labelSize, width: 120, overflow: 'truncate' },
    ...{
      pageIconSize: 10,
      pageIconColor: look.text,
      pageIconInactiveColor: look.lines,
      pageTextStyle: { color: look.faint, fontSize: labelSize },
    },
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
