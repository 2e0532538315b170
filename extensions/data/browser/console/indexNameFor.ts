/** "by_status_total": what the fields are called without namespace and ending. */
export function indexNameFor(fields: readonly string[]): string {
  const short = fields.map((field) => field.replace(/^[A-Za-z0-9]+__/, '').replace(/__[A-Z]+$/i, ''));
  return ['by', ...short].join('_').replace(/_+/g, '_').slice(0, 60).replace(/_$/, '');
}
