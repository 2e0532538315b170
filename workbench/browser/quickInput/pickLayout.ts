export const rowHeight = 22;
const rowHeightWithDetail = 44;

interface Row {
  readonly detail?: string;
}

/** Where the rows of a list stand: each one line high, or two lines where it has a detail. */
export class PickLayout {
  readonly height: number;
  /** Where each row begins; left out where all are equally high. */
  private readonly starts: Float64Array | undefined;

  constructor(
    private readonly rows: readonly Row[],
    withDetails: boolean,
  ) {
    if (!withDetails) {
      this.height = rows.length * rowHeight;
      return;
    }
    const starts = (this.starts = new Float64Array(rows.length));
    let height = 0;
    rows.forEach(({ detail }, index) => {
      starts[index] = height;
      height += detail ? rowHeightWithDetail : rowHeight;
    });
    this.height = height;
  }

  start(index: number): number {
    return this.starts ? (this.starts[index] ?? this.height) : index * rowHeight;
  }

  size(index: number): number {
    return this.starts && this.rows[index]?.detail ? rowHeightWithDetail : rowHeight;
  }

  /** The rows to draw when this much is seen from there on: the first and the one after the last. */
  window(top: number, viewport: number, overscan: number): readonly [number, number] {
    const count = this.rows.length;
    const first = Math.max(0, this.rowAt(top) - overscan);
    return [first, Math.min(count, this.rowAt(top + viewport) + 1 + overscan)];
  }

  /** The nearest position at which a row is seen whole. */
  reveal(index: number, top: number, viewport: number): number {
    const start = this.start(index);
    const end = start + this.size(index);
    if (start < top) return start;
    return end > top + viewport ? end - viewport : top;
  }

  private rowAt(position: number): number {
    if (!this.starts) return Math.floor(position / rowHeight);
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.start(middle) <= position) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}
