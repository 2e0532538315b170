export const rounds = 7;

export function median(values) {
  return quantile(values, 0.5);
}

export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** The medians of several rounds of `measure`, figure by figure. */
export async function medians(measure, times = rounds) {
  const all = [];
  for (let round = 0; round < times; round++) all.push(await measure(round));
  return Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((figures) => figures[key]))]));
}

export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => String(cell).padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
