import type { ChartData } from './chartData';
import type { ChartLook } from './chartLook';
import { chartOption, pieParts } from './chartOption';
import { gaugeOption } from './gaugeOption';

const look: ChartLook = {
  ...{ colours: ['blue', 'green', 'orange'], text: 't', faint: 'f', lines: 'l', background: 'b', tile: 'w' },
  ...{ border: 'r', patterns: false, animate: false, font: 'Sans' },
};
const texts = { description: '', value: (_: number, value: number) => String(value), axis: String };

function dataOf(count: number): ChartData {
  const categories = Array.from({ length: count }, (_, index) => ({ key: index, label: `G${index}` }));
  return { categories, series: [{ name: 'Count', measure: 0, values: categories.map(() => 1) }], isCut: false };
}

const tile = { id: 't', kind: 'pie' as const, title: '', x: 0, y: 0, w: 4, h: 4 };

describe('the parts of a pie', () => {
  it.each([3, 4, 7, 50])('of %s differ from their neighbours, the last from the first too', (count) => {
    const colours = pieParts(dataOf(count), look).map(({ colour }) => colour);
    expect(colours.every((colour, index) => colour !== colours[(index + 1) % count])).toBe(true);
  });

  it('are named beside the chart and not within it', () => {
    expect(chartOption(tile, dataOf(3), look, texts)).not.toHaveProperty('legend');
  });
});

describe('the labels of a chart', () => {
  it('are measured in the font in which they are drawn', () => {
    expect(chartOption({ ...tile, kind: 'bar' }, dataOf(3), look, texts)).toMatchObject({
      textStyle: { fontFamily: 'Sans' },
      yAxis: { axisLabel: { hideOverlap: true } },
    });
  });

  it('of a gauge leave a small one to its number', () => {
    const at = (width: number, height: number) =>
      gaugeOption({ ...tile, kind: 'gauge' }, 5, look, texts, { width, height });
    expect(at(160, 80)).toMatchObject({ series: [{ axisLabel: { show: false } }] });
    expect(at(400, 300)).toMatchObject({ series: [{ axisLabel: { show: true }, progress: { width: 14 } }] });
  });
});
