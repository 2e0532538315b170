import type { Themes } from 'lathe';

/** How charts look in the theme that is shown. */
export interface ChartLook {
  readonly colours: readonly string[];
  readonly text: string;
  readonly faint: string;
  readonly lines: string;
  readonly background: string;
  readonly border: string;
  /** Patterns beside colours, where colours alone would not do. */
  readonly patterns: boolean;
  readonly animate: boolean;
}

const series = ['charts.blue', 'charts.green', 'charts.orange', 'charts.purple', 'charts.yellow', 'charts.red'];

/** Read inside of an `observer` it follows the theme. */
export function chartLook(themes: Themes, page: Pick<Window, 'matchMedia'>): ChartLook {
  const colour = (id: string, other: string): string => themes.colour(id) ?? themes.colour(other) ?? 'currentColor';
  return {
    colours: series.map((id) => colour(id, 'charts.foreground')),
    text: colour('charts.foreground', 'foreground'),
    faint: colour('descriptionForeground', 'foreground'),
    lines: colour('charts.lines', 'panel.border'),
    background: colour('editorHoverWidget.background', 'editor.background'),
    border: colour('editorHoverWidget.border', 'panel.border'),
    patterns: themes.type === 'hcDark' || themes.type === 'hcLight',
    animate: !page.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
