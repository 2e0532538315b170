/** Something on the screen as one SVG picture, which needs nothing else: texts, frames and charts as they look now. */
export function domPicture(root: HTMLElement): string {
  const { width, height } = sizeOf(root);
  const background = solid(root) ?? 'Canvas';
  const body = new Painter(root).children(root);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${background}"/>${body}</svg>`
  );
}

/** With whatever has to be scrolled to. */
function sizeOf(root: HTMLElement): { readonly width: number; readonly height: number } {
  return { width: Math.ceil(root.scrollWidth), height: Math.ceil(root.scrollHeight) };
}

/** What is behind it, as far up as anything is. */
function solid(element: Element | null): string | undefined {
  for (let at = element; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (!isClear(colour)) return colour;
  }
  return undefined;
}

function isClear(colour: string): boolean {
  return colour === 'transparent' || /, 0\)$/.test(colour) || /\/ 0\)$/.test(colour);
}

class Painter {
  private readonly left: number;
  private readonly top: number;

  constructor(root: HTMLElement) {
    const { x, y } = root.getBoundingClientRect();
    this.left = x - root.scrollLeft;
    this.top = y - root.scrollTop;
  }

  children(parent: Element): string {
    return [...parent.childNodes].map((node) => this.node(node, parent)).join('');
  }

  private node(node: ChildNode, parent: Element): string {
    if (node instanceof Text) return this.text(node, parent);
    return node instanceof Element ? this.element(node) : '';
  }

  private element(element: Element): string {
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    if (style.visibility === 'hidden' || style.display === 'none' || element.classList.contains('visually-hidden'))
      return '';
    // Buttons and the like are no part of a picture.
    if (element.getAttribute('data-picture') === 'none' || element.classList.contains('action-button')) return '';
    const [x, y] = this.place(rect);
    if (element instanceof SVGSVGElement) return this.drawing(element, x, y);
    const inside = this.children(element);
    const frame = frameOf(style, x, y, rect);
    if (style.overflow === 'visible' && style.overflowX === 'visible') return frame + inside;
    if (inside === '') return frame;
    const { width, height } = rect;
    return `${frame}<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${inside}</svg>`;
  }

  private drawing(element: SVGSVGElement, x: number, y: number): string {
    const copy = element.cloneNode(true);
    if (!(copy instanceof SVGSVGElement)) return '';
    copy.setAttribute('x', String(x));
    copy.setAttribute('y', String(y));
    copy.setAttribute('font-family', getComputedStyle(element).fontFamily);
    return new XMLSerializer().serializeToString(copy);
  }

  /** Line by line, as the browser has broken it. */
  private text(text: Text, parent: Element): string {
    const lines = linesOf(text);
    if (lines.length === 0) return '';
    const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(parent);
    const size = parseFloat(fontSize);
    return lines
      .map(({ words, rect }) => {
        const [x, y] = this.place(rect);
        const base = y + rect.height / 2 + size * 0.35;
        const font = `font-family="${escaped(fontFamily)}" font-size="${size}" font-weight="${fontWeight}"`;
        return `<text x="${x}" y="${base}" fill="${color}" ${font}>${escaped(words)}</text>`;
      })
      .join('');
  }

  private place({ x, y }: DOMRect): [number, number] {
    return [x - this.left, y - this.top];
  }
}

function linesOf(text: Text): { words: string; rect: DOMRect }[] {
  const lines: { words: string; rect: DOMRect }[] = [];
  const range = text.ownerDocument.createRange();
  for (const { 0: word, index } of text.data.matchAll(/\S+\s*/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.trimEnd().length);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.rect.y - rect.y) < 2) last.words += ` ${word.trimEnd()}`;
    else lines.push({ words: word.trimEnd(), rect });
  }
  return lines;
}

function frameOf(style: CSSStyleDeclaration, x: number, y: number, { width, height }: DOMRect): string {
  const fill = isClear(style.backgroundColor) ? 'none' : style.backgroundColor;
  const border = parseFloat(style.borderTopWidth);
  const stroke = border > 0 && style.borderTopStyle !== 'none' && !isClear(style.borderTopColor);
  if (fill === 'none' && !stroke) return '';
  const line = stroke ? ` stroke="${style.borderTopColor}" stroke-width="${border}"` : '';
  const inset = stroke ? border / 2 : 0;
  const radius = parseFloat(style.borderTopLeftRadius) || 0;
  return (
    `<rect x="${x + inset}" y="${y + inset}" width="${Math.max(0, width - 2 * inset)}" ` +
    `height="${Math.max(0, height - 2 * inset)}" rx="${radius}" fill="${fill}"${line}/>`
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
