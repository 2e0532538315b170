/** In the reader's language and time zone. */
export function formatTime(time: string | undefined, seconds: 'medium' | 'short' = 'medium'): string | undefined {
  if (time === undefined) return undefined;
  const format = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: 'short',
    timeStyle: seconds,
  });
  return format.format(new Date(time));
}
