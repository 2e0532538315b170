/** How one of several siblings wants to be sized: so many pixels, or a share of what is left. */
export interface SizeWish {
  readonly visible: boolean;
  readonly minimum: number;
  readonly pixels?: number;
  readonly weight: number;
}

/**
 * Whole pixels for each sibling, which add up to the total. Fixed ones keep their pixels as long as the others have their
 * minimum; the invisible get none.
 */
export function distribute(total: number, wishes: readonly SizeWish[]): readonly number[] {
  const sizes = wishes.map(() => 0);
  const shown = wishes.map((wish, index) => ({ ...wish, index })).filter((wish) => wish.visible);
  if (shown.length === 0) return sizes;
  const anyFlexible = shown.some((wish) => wish.pixels === undefined);
  const fixed = anyFlexible ? shown.filter((wish) => wish.pixels !== undefined) : [];
  const flexible = shown.filter((wish) => !fixed.includes(wish));

  let left = Math.max(0, Math.floor(total));
  let reserved = flexible.reduce((sum, wish) => sum + wish.minimum, 0);
  const minima = fixed.map((wish) => wish.minimum);
  fixed.forEach((wish, i) => {
    const later = minima.slice(i + 1).reduce((sum, minimum) => sum + minimum, 0);
    const most = Math.max(wish.minimum, left - later - reserved);
    const size = Math.min(Math.max(wish.pixels ?? 0, wish.minimum), most, left);
    sizes[wish.index] = Math.floor(size);
    left -= Math.floor(size);
  });

  let open = [...flexible];
  let weights = totalWeight(open);
  for (let tight = firstTight(open, left, weights); tight && left > reserved;) {
    const under = tight;
    sizes[under.index] = under.minimum;
    left -= under.minimum;
    reserved -= under.minimum;
    open = open.filter((wish) => wish !== under);
    weights = totalWeight(open);
    tight = firstTight(open, left, weights);
  }
  share(open, left, weights, sizes);
  return sizes;
}

type Indexed = SizeWish & { readonly index: number };

function totalWeight(wishes: readonly Indexed[]): number {
  return wishes.reduce((sum, wish) => sum + wish.weight, 0);
}

function firstTight(wishes: readonly Indexed[], left: number, weights: number): Indexed | undefined {
  return wishes.length > 1 ? wishes.find((wish) => (wish.weight / weights) * left < wish.minimum) : undefined;
}

/** By weight; the pixels lost to rounding go to the first ones. */
function share(wishes: readonly Indexed[], left: number, weights: number, sizes: number[]): void {
  let rest = left;
  for (const wish of wishes) {
    const size = Math.floor((wish.weight / weights) * left);
    sizes[wish.index] = size;
    rest -= size;
  }
  for (const wish of wishes) {
    if (rest <= 0) return;
    sizes[wish.index] = (sizes[wish.index] ?? 0) + 1;
    rest--;
  }
}
