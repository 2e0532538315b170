import { makeAutoObservable, observableRef } from 'mobx';
import { isParameter, type OpenComparison, type OpenCondition } from '../../common/query/openCondition';
import type { Operator } from '../../common/query/operators';
import type { Comparison } from '../../common/query/queryRequest';
import { lookupValue } from '../values/lookupValue';
import type { Arity } from './operators';

type Scalar = string | number | boolean | null;
type Given = NonNullable<Comparison['value']>;

let keys = 0;

/** A comparison on its way: it counts once a field is chosen and every value it needs is there. */
export class ComparisonDraft {
  readonly key = `c${keys++}`;
  path = '';
  operator: Operator = 'eq';
  /** As rows have it, or a list of such, or the parameter that it is taken from. */
  value: unknown = undefined;
  arity: Arity = 'one';

  constructor(given: Partial<Pick<ComparisonDraft, 'path' | 'operator' | 'value' | 'arity'>> = {}) {
    Object.assign(this, given);
    makeAutoObservable(this, { key: false, value: observableRef });
  }

  choosePath(path: string, operator: Operator, arity: Arity): void {
    Object.assign(this, { path, operator, arity, value: undefined });
  }

  chooseOperator(operator: Operator, arity: Arity): void {
    this.value = converted(this.value, this.arity, arity);
    Object.assign(this, { operator, arity });
  }

  setValue(value: unknown): void {
    this.value = value;
  }

  get comparison(): OpenComparison | undefined {
    const { path: field, operator, arity, value } = this;
    if (field === '') return undefined;
    if (arity === 'none') return { field, operator };
    if (isParameter(value)) return value.parameter === '' ? undefined : { field, operator, value };
    const written = writtenFor(arity, value);
    return written === undefined ? undefined : { field, operator, value: written };
  }
}

/** Comparisons that all hold, or of which one does. */
export class GroupDraft {
  readonly key = `g${keys++}`;
  conjunction: 'AND' | 'OR' = 'AND';
  parts: readonly (ComparisonDraft | GroupDraft)[] = [];

  constructor(conjunction: 'AND' | 'OR' = 'AND', parts: readonly (ComparisonDraft | GroupDraft)[] = []) {
    this.conjunction = conjunction;
    this.parts = parts;
    makeAutoObservable(this, { key: false, parts: observableRef });
  }

  setConjunction(conjunction: 'AND' | 'OR'): void {
    this.conjunction = conjunction;
  }

  add(part: ComparisonDraft | GroupDraft): void {
    this.parts = [...this.parts, part];
  }

  remove(part: ComparisonDraft | GroupDraft): void {
    this.parts = this.parts.filter((each) => each !== part);
  }

  /** Without what is not complete; nothing where there is nothing. */
  get condition(): OpenCondition | undefined {
    const conditions = this.parts.flatMap((part) => {
      const made = part instanceof GroupDraft ? part.condition : part.comparison;
      return made ? [made] : [];
    });
    return conditions.length === 0 ? undefined : { conjunction: this.conjunction, conditions };
  }
}

export function draftOf(condition: OpenCondition | undefined): GroupDraft {
  const parts = (condition?.conditions ?? []).map((part) =>
    'conditions' in part ? draftOf(part) : new ComparisonDraft(drafted(part)),
  );
  return new GroupDraft(condition?.conjunction ?? 'AND', parts);
}

function drafted({ field, operator, value }: OpenComparison): ConstructorParameters<typeof ComparisonDraft>[0] {
  const arity = arityOfGiven(operator, value);
  return {
    path: field,
    operator,
    value: isParameter(value) || arity !== 'list' || Array.isArray(value) ? value : [value],
    arity,
  };
}

function arityOfGiven(operator: Operator, value: OpenComparison['value']): Arity {
  if (operator === 'isnull' || operator === 'isnotnull') return 'none';
  if (operator === 'between') return 'two';
  return Array.isArray(value) || ['in', 'nin', 'includes', 'excludes'].includes(operator) ? 'list' : 'one';
}

function converted(value: unknown, from: Arity, to: Arity): unknown {
  if (from === to || isParameter(value)) return value;
  const all: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  if (to === 'list') return all;
  return to === 'one' ? all[0] : undefined;
}

function writtenFor(arity: Arity, value: unknown): Given | undefined {
  if (arity === 'one') return scalarOf(value) ?? undefined;
  const list = (Array.isArray(value) ? value : []).map(scalarOf).filter((one) => one !== undefined && one !== null);
  const enough = arity === 'two' ? list.length === 2 : list.length > 0;
  return enough ? list : undefined;
}

function scalarOf(value: unknown): Scalar | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return lookupValue(value)?.id;
}
