/** Browsers stop at 17 to 33 million pixels; beyond this height the scroll bar moves faster than its rows. */
export const maximumHeight = 8_000_000;

export interface ScrollWindow {
  /** The first row drawn and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** Where the first row drawn stands inside the scrolled element. */
  readonly top: number;
}

/** Which rows are drawn at a scroll position. In a list taller than browsers allow, positions are scaled. */
export class ScrollScale {
  private readonly realHeight: number;
  /** The height of the scrolled element. */
  readonly height: number;

  constructor(
    readonly count: number,
    readonly rowHeight: number,
    readonly viewport: number,
  ) {
    this.realHeight = count * rowHeight;
    this.height = Math.min(this.realHeight, maximumHeight);
  }

  window(scrollTop: number, overscan: number): ScrollWindow {
    const real = this.realTop(scrollTop);
    const first = Math.min(this.count, Math.max(0, Math.floor(real / this.rowHeight) - overscan));
    const end = Math.min(this.count, Math.ceil((real + this.viewport) / this.rowHeight) + overscan);
    return { first, end: Math.max(first, end), top: first * this.rowHeight - real + scrollTop };
  }

  /** The nearest scroll position at which a row is seen whole. */
  reveal(index: number, scrollTop: number): number {
    const real = this.realTop(scrollTop);
    const top = index * this.rowHeight;
    if (top < real) return this.scrollTopOf(top);
    const bottom = top + this.rowHeight - this.viewport;
    return bottom > real ? this.scrollTopOf(bottom) : scrollTop;
  }

  /** How many rows are seen whole at once. */
  get pageSize(): number {
    return Math.max(1, Math.floor(this.viewport / this.rowHeight));
  }

  /** The real position of the first pixel that is seen. */
  private realTop(scrollTop: number): number {
    const range = this.height - this.viewport;
    if (range <= 0 || this.height === this.realHeight) return scrollTop;
    return Math.min(1, Math.max(0, scrollTop / range)) * (this.realHeight - this.viewport);
  }

  private scrollTopOf(realTop: number): number {
    const range = Math.max(0, this.realHeight - this.viewport);
    const clamped = Math.min(Math.max(0, realTop), range);
    return this.height === this.realHeight || range === 0 ? clamped : (clamped / range) * (this.height - this.viewport);
  }
}
