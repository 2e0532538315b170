import type { EChartsCoreOption } from 'echarts/core';
import type { Size } from 'lathe/ui';
import type { Tile } from '../../../common/dashboards/dashboardData';
import type { ChartLook } from './chartLook';
import { type ChartTexts, labelSize } from './chartOption';

/** Below this nothing beside the number can be read. */
const smallest = 60;

/** From one end to the other, with the aim as a mark. */
export function gaugeOption(
  { min = 0, max = 100, target }: Tile,
  value: number | null,
  look: ChartLook,
  texts: ChartTexts,
  { width: space, height }: Size,
): EChartsCoreOption {
  const radius = Math.max(20, Math.floor(Math.min(space / 2 - 4, height / 1.45)));
  const thickness = Math.max(5, Math.min(14, Math.floor(radius / 6)));
  const isSmall = radius < smallest;
  const share = target === undefined ? undefined : Math.min(1, Math.max(0, (target - min) / (max - min)));
  const reached = target === undefined || (value ?? 0) >= target;
  const said = value === null ? '–' : texts.value(0, value);
  return {
    animation: look.animate,
    textStyle: { fontFamily: look.font },
    aria: { enabled: true, label: { description: texts.description } },
    series: [
      {
        type: 'gauge',
        ...{
          min,
          max,
          startAngle: 200,
          endAngle: -20,
          radius,
          center: ['50%', Math.floor((height + radius * 0.62) / 2)],
        },
        progress: { show: true, width: thickness, itemStyle: { color: reached ? look.colours[1] : look.colours[0] } },
        axisLine: {
          lineStyle: {
            width: thickness,
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
        axisLabel: {
          color: look.faint,
          fontSize: labelSize,
          distance: -2,
          show: !isSmall,
          formatter: (at: number) => texts.axis(at),
        },
        detail: {
          valueAnimation: look.animate,
          formatter: () => said,
          // What is too long to stand within the arc is written smaller.
          ...{
            color: look.text,
            fontSize: Math.max(9, Math.min(22, Math.floor((radius - thickness) * 2.6) / said.length)),
            offsetCenter: [0, '-8%'],
          },
        },
        data: [{ value: value ?? min }],
      },
    ],
  };
}
