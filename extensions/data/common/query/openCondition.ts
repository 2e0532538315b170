import type { Comparison, Condition } from './queryRequest';

/** A value that is given when the condition is used, by the name of a parameter. */
export interface FromParameter {
  readonly parameter: string;
}

export interface OpenComparison extends Omit<Comparison, 'value'> {
  readonly value?: Comparison['value'] | FromParameter;
}

/** A condition of which some values are given later. */
export interface OpenCondition {
  readonly conjunction?: 'AND' | 'OR';
  readonly conditions: readonly (OpenCondition | OpenComparison)[];
}

export function isParameter(value: unknown): value is FromParameter {
  return typeof value === 'object' && value !== null && 'parameter' in value && typeof value.parameter === 'string';
}

/** Without what would be given later. */
export function closedCondition({ conjunction, conditions }: OpenCondition): Condition | undefined {
  const parts = conditions.flatMap((part): (Condition | Comparison)[] => {
    if ('conditions' in part) {
      const closed = closedCondition(part);
      return closed ? [closed] : [];
    }
    const { value, ...rest } = part;
    if (isParameter(value)) return [];
    return [value === undefined ? rest : { ...rest, value }];
  });
  return parts.length === 0 ? undefined : { ...(conjunction ? { conjunction } : {}), conditions: parts };
}
