import { createAtom } from 'mobx';
import { LineRing } from './lineRing';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warning' | 'error';

export interface OutputLine {
  readonly text: string;
  /** Plain output has none. */
  readonly level?: LogLevel;
  /** Milliseconds since 1970, for lines that have a level. */
  readonly time?: number;
}

const capacity = 20_000;
// Colour and cursor sequences of terminals, which mean nothing here.
const ansi = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;

/** One stream of text. Views that observe it are told once a turn, however much was appended in it. */
export class OutputChannel {
  private readonly ring = new LineRing<OutputLine>(capacity);
  private readonly atom;
  private open = false;
  private told = true;

  constructor(
    readonly id: string,
    readonly label: string,
    private readonly reveal: (id: string) => void,
  ) {
    this.atom = createAtom(`output ${id}`);
  }

  get length(): number {
    this.atom.reportObserved();
    return this.ring.length;
  }

  /** Lines that made room for newer ones or were cleared; a line's number is this plus its index. */
  get dropped(): number {
    this.atom.reportObserved();
    return this.ring.dropped;
  }

  get lines(): readonly OutputLine[] {
    this.atom.reportObserved();
    return this.ring.toArray();
  }

  lineAt(index: number): OutputLine | undefined {
    this.atom.reportObserved();
    return this.ring.at(index);
  }

  /** Text that may begin or end in the middle of a line. */
  append(text: string): void {
    const pieces = text.replace(ansi, '').split(/\r\n|\n|\r/);
    pieces.forEach((piece, index) => {
      const last = index === pieces.length - 1;
      if (index === 0 && this.open) this.continueLine(piece);
      else if (!last || piece !== '') this.ring.push({ text: piece });
      if (last) this.open = piece !== '' || (this.open && pieces.length === 1);
    });
    this.changed();
  }

  appendLine(text: string, level?: LogLevel): void {
    this.appendLines([text], level);
  }

  appendLines(texts: readonly string[], level?: LogLevel): void {
    this.open = false;
    const time = level === undefined ? undefined : Date.now();
    for (const text of texts)
      for (const line of text.replace(ansi, '').split(/\r\n|\n|\r/))
        this.ring.push(level === undefined ? { text: line } : { text: line, level, time });
    this.changed();
  }

  clear(): void {
    this.ring.clear();
    this.open = false;
    this.changed();
  }

  /** Brings the panel to the front with this channel in it. */
  show(): void {
    this.reveal(this.id);
  }

  private continueLine(piece: string): void {
    const before = this.ring.at(this.ring.length - 1);
    this.ring.replaceLast({ ...before, text: (before?.text ?? '') + piece });
  }

  private changed(): void {
    if (!this.told) return;
    this.told = false;
    queueMicrotask(() => {
      this.told = true;
      this.atom.reportChanged();
    });
  }
}
