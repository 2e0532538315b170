/** The last so many entries of a stream; older ones make room. */
export class LineRing<T> {
  private readonly slots: T[] = [];
  private first = 0;
  private gone = 0;

  constructor(readonly capacity: number) {}

  get length(): number {
    return this.slots.length;
  }

  /** How many have made room so far: the number of the first that is left. */
  get dropped(): number {
    return this.gone;
  }

  push(entry: T): void {
    if (this.slots.length < this.capacity) {
      this.slots.push(entry);
      return;
    }
    this.slots[this.first] = entry;
    this.first = (this.first + 1) % this.capacity;
    this.gone++;
  }

  at(index: number): T | undefined {
    return index < 0 || index >= this.slots.length ? undefined : this.slots[(this.first + index) % this.slots.length];
  }

  replaceLast(entry: T): void {
    if (this.slots.length === 0) this.push(entry);
    else this.slots[(this.first + this.slots.length - 1) % this.slots.length] = entry;
  }

  clear(): void {
    this.gone += this.slots.length;
    this.slots.length = 0;
    this.first = 0;
  }

  toArray(): readonly T[] {
    return [...this.slots.slice(this.first), ...this.slots.slice(0, this.first)];
  }
}
