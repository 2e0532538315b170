interface Cards {
  readonly count: number;
  readonly perRow: number;
  readonly perPage: number;
}

/** To which card a key leads, of cards that stand in rows. */
export function nextCard(key: string, at: number, { count, perRow, perPage }: Cards): number | undefined {
  const last = count - 1;
  const below = at + perRow <= last ? at + perRow : at;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(last, at + 1),
    ArrowUp: at - perRow >= 0 ? at - perRow : at,
    // In a last row that is shorter than the others.
    ArrowDown: below === at && Math.floor(at / perRow) < Math.floor(last / perRow) ? last : below,
    PageUp: Math.max(at % perRow, at - perPage),
    PageDown: Math.min(last, at + perPage),
    Home: 0,
    End: last,
  };
  return count === 0 ? undefined : targets[key];
}
