/** In the reader's language and time zone. */
export function formatTime(time: string | undefined): string | undefined {
  if (time === undefined) return undefined;
  const format = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(new Date(time));
}
