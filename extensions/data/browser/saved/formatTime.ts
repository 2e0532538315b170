/** A moment as a list shows it, in the browser's language and time zone. */
export function formatTime(moment: string): string {
  return new Date(moment).toLocaleString(document.documentElement.lang || undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
