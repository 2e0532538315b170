/** Browsers stop at 17 to 33 million pixels. */
const greatestHeight = 8_000_000;
/** What moves farther in one go was dragged, not turned. */
const leap = 2000;

/**
 * Scrolls content that is taller than browsers allow. The wheel moves it pixel by pixel; only who drags the bar, or goes
 * far by a key, moves it by parts of the whole. Once it rests the bar is put where the content is.
 */
export class BigScroll {
  /** The first pixel of the content that is seen. */
  top = 0;
  private real = 0;
  private viewport = 0;
  private bar = 0;

  /** The height of the scrolled element. */
  get height(): number {
    return Math.min(this.real, greatestHeight);
  }

  resize(height: number, viewport: number): void {
    this.real = height;
    this.viewport = viewport;
    this.top = this.within(this.top);
  }

  /** The bar has been moved. */
  moved(bar: number): void {
    const delta = bar - this.bar;
    this.bar = bar;
    if (this.real <= greatestHeight) this.top = this.within(bar);
    else if (Math.abs(delta) > leap || bar <= 0 || bar >= this.range) this.top = this.fromBar(bar);
    else this.top = this.within(this.top + delta);
  }

  /** Where the bar belongs, for the content as it is; nothing where it is there. */
  settled(): number | undefined {
    const bar = this.toBar(this.top);
    if (Math.abs(bar - this.bar) < 1) return undefined;
    this.bar = bar;
    return bar;
  }

  /** Moves so that this part of the content is seen; gives where the bar belongs, if anything moved. */
  reveal(start: number, end: number): number | undefined {
    const before = this.top;
    if (start < this.top) this.top = this.within(start);
    else if (end > this.top + this.viewport) this.top = this.within(end - this.viewport);
    return this.top === before ? undefined : (this.settled() ?? this.bar);
  }

  private get range(): number {
    return Math.max(0, this.height - this.viewport);
  }

  private get realRange(): number {
    return Math.max(0, this.real - this.viewport);
  }

  private within(top: number): number {
    return Math.max(0, Math.min(top, this.realRange));
  }

  private fromBar(bar: number): number {
    return this.range === 0 ? 0 : Math.max(0, Math.min(1, bar / this.range)) * this.realRange;
  }

  private toBar(top: number): number {
    if (this.real <= greatestHeight) return top;
    return this.realRange === 0 ? 0 : Math.round((top / this.realRange) * this.range);
  }
}
