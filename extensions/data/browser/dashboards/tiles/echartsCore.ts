/** The parts of the chart library that dashboards need; loaded when the first chart is drawn. */
import { BarChart, GaugeChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as bring } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

bring([BarChart, LineChart, PieChart, GaugeChart]);
bring([GridComponent, TooltipComponent, LegendComponent, AriaComponent, SVGRenderer]);

export { init };
