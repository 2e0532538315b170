import { type ColorDefaults, transparent } from '../colorDefault';

/** Charts. */
export const chartColors: ColorDefaults = {
  'chart.line': '#236b8e',
  'chart.axis': ['#bfbfbf66', '#00000099', 'contrastBorder', 'contrastBorder'],
  'chart.guide': ['#bfbfbf33', '#00000033', 'contrastBorder', 'contrastBorder'],
  'charts.foreground': 'foreground',
  'charts.lines': transparent('foreground', 0.5),
  'charts.red': 'editorError.foreground',
  'charts.blue': 'editorInfo.foreground',
  'charts.yellow': 'editorWarning.foreground',
  'charts.orange': 'minimap.findMatchHighlight',
  'charts.green': ['#89d185', '#388a34', '#89d185', '#374e06'],
  'charts.purple': ['#b180d7', '#652d90', '#b180d7', '#652d90'],
};
