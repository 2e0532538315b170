/** In the order of their codes, so that ids sort as their times do wherever bytes are compared. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const half = 8;
/** What eight digits can hold. */
const capacity = digits.length ** half;

export const idLength = 20;
export const prefixLength = 4;

const idPattern = /^[0-9A-Za-z]{20}$/;
const prefixPattern = /^[0-9A-Za-z]{4}$/;

/** Makes ids: 4 of prefix, 8 of milliseconds, 8 that start at random in each millisecond and only grow in it. */
export class IdSource {
  private time = 0;
  private tail = 0;

  constructor(
    private readonly now: () => number = Date.now,
    private readonly random: () => number = strongRandom,
  ) {}

  next(prefix: string): string {
    if (!prefixPattern.test(prefix)) throw new Error(`An id's prefix is four letters or digits, not "${prefix}".`);
    this.advance();
    return prefix + write(this.time) + write(this.tail);
  }

  /** A clock that is set back, or a millisecond that is full, borrows from the future. */
  private advance(): void {
    const now = this.now();
    if (now > this.time) this.start(now);
    else this.tail += 1 + Math.floor(this.random() * 0x10_0000);
    if (this.tail >= capacity) this.start(this.time + 1);
  }

  private start(time: number): void {
    this.time = time;
    // The lower half: there is room for more in the same millisecond.
    this.tail = Math.floor((this.random() * capacity) / 2);
  }
}

const source = new IdSource();

export function newId(prefix: string): string {
  return source.next(prefix);
}

export function isId(text: string): boolean {
  return idPattern.test(text);
}

export function prefixOf(id: string): string {
  return id.slice(0, prefixLength);
}

/** When an id was made, in milliseconds since 1970. */
export function timeOf(id: string): number {
  let time = 0;
  for (const digit of id.slice(prefixLength, prefixLength + half)) time = time * digits.length + digits.indexOf(digit);
  return time;
}

function write(value: number): string {
  let text = '';
  for (let rest = value, place = 0; place < half; place++) {
    text = digits.charAt(rest % digits.length) + text;
    rest = Math.floor(rest / digits.length);
  }
  return text;
}

const pool = new Uint32Array(256);
let used = pool.length;

/** As Math.random, but nobody can tell the next from those before; 48 bits of it. */
function strongRandom(): number {
  if (used + 2 > pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const high = pool[used] ?? 0;
  const low = pool[used + 1] ?? 0;
  used += 2;
  return (high * 0x1_0000 + (low >>> 16)) / 2 ** 48;
}
