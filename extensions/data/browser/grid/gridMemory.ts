import type { JsonValue, Storage } from 'lathe';
import type { ObjectDescription } from '../../common/describeCalls';
import { usualColumns } from './gridColumns';

interface Kept {
  /** Which columns in which order, where no view says so; as is usual when it is empty. */
  readonly columns: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  /** The saved view that was chosen last. */
  readonly view?: string;
}

/** What the user has made of an object's grid: kept for the next time he opens one. */
export class GridMemory {
  constructor(
    private readonly storage: Storage,
    private readonly object: ObjectDescription,
  ) {}

  get columns(): readonly string[] {
    const { columns } = this.recall();
    return columns.length > 0 ? columns : usualColumns(this.object);
  }

  get widths(): Kept['widths'] {
    return this.recall().widths;
  }

  get view(): string | undefined {
    return this.recall().view;
  }

  keep(change: Partial<Kept>): void {
    const { columns, widths, view } = { ...this.recall(), ...change };
    this.storage.set(this.key, { columns: [...columns], widths: { ...widths }, ...(view !== undefined && { view }) });
  }

  private recall(): Kept {
    const kept = this.storage.getRaw(this.key);
    const { columns, widths, view } = isRecord(kept) ? kept : {};
    return {
      columns: namesIn(columns),
      widths: numbersIn(widths),
      view: typeof view === 'string' ? view : undefined,
    };
  }

  private get key(): string {
    return `data.grid.${this.object.name}`;
  }
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
