import { isValueOf } from '../../common/resources/bindParameters';
import type { ResourceParameter, Scalar } from '../../common/resources/resourceData';
import { readPath } from '../../common/resources/resourcePath';

/** A parameter as it is edited: its default as text. */
export interface ParameterRow {
  readonly name: string;
  readonly in: ResourceParameter['in'];
  readonly type: ResourceParameter['type'];
  readonly required: boolean;
  readonly list: boolean;
  readonly default: string;
  readonly description: string;
  readonly example: Scalar | undefined;
}

export const blankRow: ParameterRow = {
  ...{ name: '', in: 'query', type: 'text', required: false, list: false, default: '', description: '' },
  example: undefined,
};

export function toRow(parameter: ResourceParameter): ParameterRow {
  const { default: usual, description = '', example, ...rest } = parameter;
  const text = usual === undefined ? '' : Array.isArray(usual) ? usual.map(String).join(', ') : String(usual);
  return { ...rest, default: text, description, example };
}

export function toParameter({ default: text, description, example, name, ...rest }: ParameterRow): object {
  const usual = defaultOf({ ...rest, default: text });
  return {
    ...{ ...rest, name: name.trim() },
    ...(usual === undefined ? {} : { default: usual }),
    ...(description.trim() ? { description: description.trim() } : {}),
    ...(example === undefined ? {} : { example }),
  };
}

/** Whether the default is a value of its type. */
export function hasFittingDefault(row: ParameterRow): boolean {
  const usual = defaultOf(row);
  return usual === undefined || isValueOf(row, usual);
}

/** Those of the path are there as long as it names them; the others stay. */
export function withPath(rows: readonly ParameterRow[], path: string): readonly ParameterRow[] {
  const parts = readPath(path.trim());
  if (!parts) return rows;
  const names = [...new Set(parts.flatMap((part) => ('parameter' in part ? [part.parameter] : [])))];
  const inPath = names.map((name): ParameterRow => {
    const known = rows.find((row) => row.name === name);
    const type = name === 'id' || name.endsWith('Id') ? 'id' : 'text';
    return known ? { ...known, in: 'path', required: true } : { ...blankRow, name, type, in: 'path', required: true };
  });
  return [...inPath, ...rows.filter((row) => row.in !== 'path' && !names.includes(row.name))];
}

function defaultOf({ default: text, type, list }: Pick<ParameterRow, 'default' | 'type' | 'list'>) {
  const written = text.trim();
  if (written === '') return undefined;
  return list ? written.split(',').map((one) => scalarOf(one.trim(), type)) : scalarOf(written, type);
}

/** What is no value of its type stays as it is written, for the form to refuse. */
function scalarOf(text: string, type: ParameterRow['type']): string | number | boolean {
  if (type === 'number') return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
