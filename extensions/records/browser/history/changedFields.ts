/** The fields that a comparison of two versions names, those of the type without "data.". */
export function changedFields(delta: unknown): readonly string[] {
  if (typeof delta !== 'object' || delta === null || Array.isArray(delta)) return [];
  return Object.entries(delta).flatMap(([field, change]: [string, unknown]) =>
    field === 'data' && !Array.isArray(change) ? namesIn(change) : [field],
  );
}

function namesIn(change: unknown): readonly string[] {
  return typeof change === 'object' && change !== null ? Object.keys(change).filter((name) => name !== '_t') : [];
}
