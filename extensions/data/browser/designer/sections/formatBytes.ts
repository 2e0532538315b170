const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** "12 KB": as people read sizes. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[step] ?? 'B'}`;
}
