/** An ISO moment as a field of the browser takes it, in the user's time zone: "2026-01-31T10:00". */
export function toLocal(moment: unknown): string {
  const date = typeof moment === 'string' ? new Date(moment) : undefined;
  if (!date || Number.isNaN(date.getTime())) return '';
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return date.getSeconds() === 0 ? `${day}T${time}` : `${day}T${time}:${two(date.getSeconds())}`;
}

/** Back; nothing where it is no moment. */
export function fromLocal(text: string): string | null {
  // Without a zone it is read in the user's.
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
