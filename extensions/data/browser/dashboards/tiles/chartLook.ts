import type { Themes } from 'lathe';

/** How charts look in the theme that is shown. */
export interface ChartLook {
  readonly colours: readonly string[];
  readonly text: string;
  readonly faint: string;
  readonly lines: string;
  readonly background: string;
  /** What is behind the chart. */
  readonly tile: string;
  readonly border: string;
  /** Patterns beside colours, where colours alone would not do. */
  readonly patterns: boolean;
  readonly animate: boolean;
  /** By its name: how wide texts are is found out before they are drawn. */
  readonly font: string;
}

const series = ['charts.blue', 'charts.green', 'charts.orange', 'charts.purple', 'charts.yellow', 'charts.red'];

/** Read inside of an `observer` it follows the theme. */
export function chartLook(
  themes: Themes,
  page: Pick<Window, 'matchMedia' | 'getComputedStyle' | 'document'>,
): ChartLook {
  const colour = (id: string, other: string): string => themes.colour(id) ?? themes.colour(other) ?? 'currentColor';
  return {
    colours: series.map((id) => colour(id, 'charts.foreground')),
    text: colour('charts.foreground', 'foreground'),
    faint: colour('descriptionForeground', 'foreground'),
    lines: colour('charts.lines', 'panel.border'),
    tile: colour('editorWidget.background', 'editor.background'),
    background: colour('editorHoverWidget.background', 'editor.background'),
    border: colour('editorHoverWidget.border', 'panel.border'),
    patterns: themes.type === 'hcDark' || themes.type === 'hcLight',
    animate: !page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    font: page.getComputedStyle(page.document.body).fontFamily || 'sans-serif',
  };
}
