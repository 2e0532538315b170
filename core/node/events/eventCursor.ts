/**
 * Where a stream of events is: the number of the last one sent, and what its transaction saw. All that the snapshot doesn't
 * hold came later, even where a later number was committed first.
 */
export interface EventCursor {
  readonly number: number;
  /** As PostgreSQL writes it: "xmin:xmax:xip,xip". */
  readonly snapshot: string;
}

const greatestLength = 4000;
const pattern = /^(\d{1,15})@((\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?))$/;

export function writeCursor({ number, snapshot }: EventCursor): string {
  return `${number}@${snapshot}`;
}

/** Whether what a transaction did was there to be seen when the snapshot was taken. */
export function isVisible(transaction: string, { snapshot }: Pick<EventCursor, 'snapshot'>): boolean {
  const [low = '', high = '', running = ''] = snapshot.split(':');
  const id = BigInt(transaction);
  return id < BigInt(low) || (id < BigInt(high) && !running.split(',').includes(transaction));
}

/** Undefined for what never was a cursor: it comes from a browser. */
export function parseCursor(text: string): EventCursor | undefined {
  const match = text.length <= greatestLength ? pattern.exec(text) : null;
  if (!match) return undefined;
  const [, number = '', snapshot = '', low = '', high = '', running = ''] = match;
  const marks = [low, ...running.split(',').filter(Boolean)].map(BigInt);
  const growing = marks.every((mark, index) => index < 2 || mark > (marks[index - 1] ?? 0n));
  const inside = marks.every((mark) => mark >= BigInt(low) && mark <= BigInt(high));
  const valid = growing && inside && BigInt(low) > 0n && !marks.slice(1).includes(BigInt(high));
  return valid ? { number: Number(number), snapshot } : undefined;
}
