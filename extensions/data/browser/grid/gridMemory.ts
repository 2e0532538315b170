import type { JsonValue, Storage } from 'lathe';

/** What the user has made of an object's grid: kept for the next time he opens one. */
export interface GridMemory {
  /** Which columns in which order; as is usual when it is empty. */
  readonly columns: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

const keyOf = (object: string): string => `data.grid.${object}`;

export function recallGrid(storage: Storage, object: string): GridMemory {
  const kept = storage.getRaw(keyOf(object));
  const { columns, widths } = isRecord(kept) ? kept : {};
  return { columns: namesIn(columns), widths: numbersIn(widths) };
}

export function rememberGrid(storage: Storage, object: string, { columns, widths }: GridMemory): void {
  storage.set(keyOf(object), { columns: [...columns], widths: { ...widths } });
}

function isRecord(value: JsonValue | undefined): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function namesIn(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function numbersIn(value: JsonValue | undefined): Record<string, number> {
  if (!isRecord(value)) return {};
  const numbers = Object.entries(value).flatMap(([name, width]) =>
    typeof width === 'number' ? [[name, width] as const] : [],
  );
  return Object.fromEntries(numbers);
}
