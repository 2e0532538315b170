import {
  boxWidth,
  type DiagramBox,
  type DiagramEdge,
  headHeight,
  lineHeight,
  lineTop,
  type Place,
} from './diagramShape';

/** Colours as they are on the screen. */
export interface DiagramColours {
  readonly background: string;
  readonly foreground: string;
  readonly muted: string;
  readonly border: string;
  readonly head: string;
  readonly line: string;
}

const margin = 24;

/** The diagram as a picture that needs nothing else. */
export function diagramSvg(
  boxes: readonly DiagramBox[],
  edges: readonly DiagramEdge[],
  places: ReadonlyMap<string, Place | undefined>,
  colours: DiagramColours,
): { readonly svg: string; readonly width: number; readonly height: number } {
  const at = (name: string): Place => places.get(name) ?? { x: 0, y: 0 };
  const left = Math.min(0, ...boxes.map(({ object }) => at(object.name).x)) - margin;
  const top = Math.min(0, ...boxes.map(({ object }) => at(object.name).y)) - margin;
  const width = Math.max(0, ...boxes.map(({ object }) => at(object.name).x + boxWidth)) - left + margin;
  const height = Math.max(0, ...boxes.map((box) => at(box.object.name).y + box.height)) - top + margin;
  const byName = new Map(boxes.map((box) => [box.object.name, box]));
  const lines = edges.map((edge) => edgeSvg(edge, byName, at, colours));
  const drawn = boxes.map((box) => boxSvg(box, at(box.object.name), colours));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}" font-family="sans-serif" font-size="12"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colours.background}"/>${lines.join('')}${drawn.join('')}</svg>`;
  return { svg, width, height };
}

function edgeSvg(
  { from, to, field }: DiagramEdge,
  boxes: ReadonlyMap<string, DiagramBox>,
  at: (name: string) => Place,
  { line }: DiagramColours,
): string {
  const box = boxes.get(from);
  if (!box) return '';
  const start = { x: at(from).x + boxWidth, y: at(from).y + lineTop(box, field.id) };
  const end = { x: at(to).x, y: at(to).y + headHeight / 2 };
  const bend = Math.max(40, Math.abs(end.x - start.x) / 2);
  return `<path fill="none" stroke="${line}" d="M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x} ${end.y}"/><circle cx="${end.x}" cy="${end.y}" r="3" fill="${line}"/>`;
}

function boxSvg({ object, lines, more, height }: DiagramBox, { x, y }: Place, colours: DiagramColours): string {
  const text = (content: string, offset: number, fill: string, from = 8, anchor = 'start'): string =>
    `<text x="${x + from}" y="${y + offset}" fill="${fill}" text-anchor="${anchor}">${escaped(shortened(content))}</text>`;
  const rows = lines.map(({ field }, index) => {
    const offset = headHeight + (index + 0.5) * lineHeight + 4;
    return text(field.label, offset, colours.foreground) + text(field.type, offset, colours.muted, boxWidth - 8, 'end');
  });
  const rest = more > 0 ? text(`+ ${more}`, headHeight + (lines.length + 0.5) * lineHeight + 4, colours.muted) : '';
  return `<rect x="${x}" y="${y}" width="${boxWidth}" height="${height}" fill="${colours.background}" stroke="${colours.border}"/><rect x="${x}" y="${y}" width="${boxWidth}" height="${headHeight}" fill="${colours.head}" stroke="${colours.border}"/><g font-weight="bold">${text(object.label, 17, colours.foreground)}</g>${rows.join('')}${rest}`;
}

function shortened(text: string): string {
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
