import { observable, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';

export const blockSize = 100;
/** Ten thousand rows are kept; what was seen longest ago goes first. */
const mostBlocks = 100;

/** Rows by their index in a long list, of which only some blocks are there. */
export class RowBlocks {
  /** The latest last. */
  private readonly blocks = observable.map<number, readonly Row[]>({}, { deep: false });
  /** Rows that are shown until those come that take their place. */
  private readonly old = new Set<number>();

  at(index: number): Row | undefined {
    return this.blocks.get(Math.floor(index / blockSize))?.[index % blockSize];
  }

  has(block: number): boolean {
    return this.blocks.has(block) && !this.old.has(block);
  }

  get isEmpty(): boolean {
    return this.blocks.size === 0;
  }

  indexOf(id: string): number | undefined {
    for (const [block, rows] of this.blocks) {
      const at = rows.findIndex((row) => row['id'] === id);
      if (at >= 0) return block * blockSize + at;
    }
    return undefined;
  }

  get rows(): readonly Row[] {
    return [...this.blocks.values()].flat();
  }

  get ids(): ReadonlySet<string> {
    return new Set([...this.blocks.values()].flatMap((rows) => rows.map(({ id }) => String(id))));
  }

  set(block: number, rows: readonly Row[]): void {
    runInAction(() => {
      this.old.delete(block);
      this.blocks.delete(block);
      this.blocks.set(block, rows);
      const [oldest] = this.blocks.keys();
      if (this.blocks.size > mostBlocks && oldest !== undefined) this.blocks.delete(oldest);
    });
  }

  /** Another state of a row that stays where it is. */
  replace(id: string, change: (row: Row) => Row): void {
    const index = this.indexOf(id);
    if (index === undefined) return;
    const block = Math.floor(index / blockSize);
    const rows = (this.blocks.get(block) ?? []).map((row) => (row['id'] === id ? change(row) : row));
    runInAction(() => this.blocks.set(block, rows));
  }

  /** One more at the end, if those before it are here. */
  append(index: number, row: Row): void {
    const block = Math.floor(index / blockSize);
    const rows = this.blocks.get(block) ?? [];
    if (rows.length === index % blockSize) this.set(block, [...rows, row]);
  }

  /** Each is shown until it is loaded again. */
  outdate(): void {
    for (const block of this.blocks.keys()) this.old.add(block);
  }

  /** What is old and not among these. */
  dropOld(kept: (block: number) => boolean): void {
    runInAction(() => {
      for (const block of [...this.old]) {
        if (kept(block)) continue;
        this.old.delete(block);
        this.blocks.delete(block);
      }
    });
  }
}
