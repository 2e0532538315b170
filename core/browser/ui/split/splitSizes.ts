/** How large a part may be, and how large it wants to be. */
export interface SplitLimits {
  readonly minimum: number;
  readonly maximum: number;
  /** In pixels of whatever room there was; only the proportions count. */
  readonly wanted: number;
}

const clamp = (size: number, { minimum, maximum }: SplitLimits) => Math.min(maximum, Math.max(minimum, size));

/** Shares the room in the proportions that are wanted, as far as the limits allow. */
export function fitSizes(room: number, parts: readonly SplitLimits[]): readonly number[] {
  const sizes = new Map<SplitLimits, number>();
  for (;;) {
    const free = parts.filter((part) => !sizes.has(part));
    const left = room - sum([...sizes.values()]);
    const total = sum(free.map((part) => part.wanted));
    const share = (part: SplitLimits) => (total > 0 ? (part.wanted / total) * left : left / free.length);
    // Those that hit the limit on the side where there is more excess keep it; the others share again.
    const excess = sum(free.map((part) => clamp(share(part), part) - share(part)));
    const bound = free.filter((part) => (clamp(share(part), part) - share(part)) * excess > 0);
    if (excess === 0 || bound.length === 0) return parts.map((part) => sizes.get(part) ?? clamp(share(part), part));
    for (const part of bound) sizes.set(part, clamp(share(part), part));
  }
}

/** Moves the border behind part `index`; the parts next to it give way first. */
export function moveBorder(
  sizes: readonly number[],
  index: number,
  by: number,
  parts: readonly SplitLimits[],
): readonly number[] {
  const before = range(index, -1);
  const after = range(index + 1, sizes.length);
  const [growing, shrinking] = by > 0 ? [before, after] : [after, before];
  const canGrow = sum(growing.map((at) => (parts[at]?.maximum ?? 0) - (sizes[at] ?? 0)));
  const canShrink = sum(shrinking.map((at) => (sizes[at] ?? 0) - (parts[at]?.minimum ?? 0)));
  const amount = Math.max(0, Math.min(Math.abs(by), canGrow, canShrink));
  const next = [...sizes];
  spread(growing, amount, (at) => (parts[at]?.maximum ?? 0) - (sizes[at] ?? 0), next, 1);
  spread(shrinking, amount, (at) => (sizes[at] ?? 0) - (parts[at]?.minimum ?? 0), next, -1);
  return next;
}

function spread(order: readonly number[], amount: number, room: (at: number) => number, sizes: number[], sign: number) {
  let left = amount;
  for (const at of order) {
    const part = Math.min(left, room(at));
    sizes[at] = (sizes[at] ?? 0) + sign * part;
    left -= part;
  }
}

function range(from: number, to: number): readonly number[] {
  return from < to
    ? Array.from({ length: to - from }, (_, step) => from + step)
    : Array.from({ length: from - to }, (_, step) => from - step);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
