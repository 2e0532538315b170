import type { CoreExpression, Expression } from 'jsep';
import { type RawBuilder, sql } from 'kysely';
import { closest } from 'lathe/common';
import { shortName } from '../../common/objects/shortName';
import type { FieldModel, ObjectModel, ObjectModels } from '../objects/objectModel';
import { findField } from './findField';
import { FormulaError } from './formulaError';
import { formulaFunctions } from './formulaFunctions';
import { commonType, constant, type FormulaValue, needs, nothing, valueTypeOf } from './formulaValue';
import { parseFormula } from './parseFormula';
import { rollupSql } from './rollupSql';

/** Where a formula is: whose rows it is computed for, by which alias they go. */
export interface FormulaPlace {
  readonly object: ObjectModel;
  readonly models: ObjectModels;
  readonly schema: string;
  readonly alias: string;
  /** Formula fields that this one is part of, so that none goes round in a circle. */
  readonly inside?: readonly string[];
}

/** A formula as SQL whose type is checked; every constant is bound. */
export function compileFormula(formula: string, place: FormulaPlace): FormulaValue {
  return compile(parseFormula(formula), place, 0);
}

const deepest = 60;
const deepestLookup = 5;

function compile(given: Expression, place: FormulaPlace, depth: number): FormulaValue {
  if (depth > deepest) throw new FormulaError('tooLong', { limit: deepest });
  const part = (inner: Expression): FormulaValue => compile(inner, place, depth + 1);
  // What the parser gives is one of these; anything else is refused below.
  const node = given as CoreExpression;
  switch (node.type) {
    case 'Literal':
      return literal(node.value);
    case 'Identifier':
      return fieldValue([node.name], place);
    case 'MemberExpression':
      return fieldValue(pathOf(node), place);
    case 'UnaryExpression':
      return unary(node.operator, part(node.argument));
    case 'BinaryExpression':
      return binary(node.operator, part(node.left), part(node.right));
    case 'ConditionalExpression':
      return call('IF', [part(node.test), part(node.consequent), part(node.alternate)]);
    case 'CallExpression':
      if (node.callee.type !== 'Identifier') throw new FormulaError('notAllowed', { what: node.callee.type });
      return call(String(node.callee['name']), node.arguments.map(part));
    default:
      throw new FormulaError('notAllowed', { what: String(given.type) });
  }
}

function literal(value: unknown): FormulaValue {
  if (value === null) return nothing;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return constant(value);
  throw new FormulaError('notAllowed', { what: 'Literal' });
}

function pathOf(node: Expression): string[] {
  if (node.type === 'Identifier') return [String(node['name'])];
  const { object, property, computed } = node;
  const plain = node.type === 'MemberExpression' && !computed && isExpression(object) && isExpression(property);
  if (!plain || property.type !== 'Identifier') throw new FormulaError('notAllowed', { what: String(node.type) });
  return [...pathOf(object), String(property['name'])];
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** A field of the row, or by its lookups of another. */
function fieldValue(path: readonly string[], place: FormulaPlace): FormulaValue {
  const { object, models, schema, alias } = place;
  const [name = '', ...rest] = path;
  const field = fieldNamed(object, name);
  if (rest.length === 0) return ownValue(field, place);
  const target = field.target === undefined ? undefined : models.find(field.target);
  if (!target || !field.column || path.length > deepestLookup + 1)
    throw new FormulaError('noLookup', { field: field.name });
  const inner = `${alias}_${rest.length}`;
  const value = fieldValue(rest, { ...place, object: target, alias: inner });
  return {
    type: value.type,
    sql: sql`(select ${value.sql} from ${sql.id(schema, target.table)} ${sql.id(inner)}
      where ${sql.id(inner, 'id')} = ${sql.id(alias, field.column)})`,
  };
}

function fieldNamed(object: ObjectModel, name: string): FieldModel {
  const field = findField(object, name);
  if (field) return field;
  const names = object.fields.map((each) => each.name);
  const nearest = closest(name, [...names.map((each) => shortName(each)), ...names]);
  throw new FormulaError('field', { object: object.name, name, nearest: nearest ?? '' });
}

function ownValue(field: FieldModel, place: FormulaPlace): FormulaValue {
  const { alias, inside = [] } = place;
  if (field.type === 'formula') {
    if (inside.includes(field.id)) throw new FormulaError('circle', { field: field.name });
    return compileFormula(field.data?.formula ?? 'null', { ...place, inside: [...inside, field.id] });
  }
  const type = valueTypeOf(field.type);
  if (!type) throw new FormulaError('type', { what: field.name, type: field.type, wanted: 'text / number / date' });
  if (field.type === 'rollupsummary') return { type, sql: rollupSql(field, alias, place) };
  return { type, sql: sql.id(alias, field.column ?? field.name) };
}

function unary(operator: string, value: FormulaValue): FormulaValue {
  if (operator === '!') return call('NOT', [value]);
  return {
    type: 'number',
    sql: operator === '-' ? sql`(- ${needs(value, operator, 'number').sql})` : needs(value, operator, 'number').sql,
  };
}

const comparisons: Readonly<Record<string, RawBuilder<unknown>>> = {
  '=': sql`is not distinct from`,
  '==': sql`is not distinct from`,
  '!=': sql`is distinct from`,
  '<>': sql`is distinct from`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
};

function binary(operator: string, left: FormulaValue, right: FormulaValue): FormulaValue {
  const comparison = comparisons[operator];
  if (comparison) {
    commonType(operator, [left, right]);
    return { type: 'checkbox', sql: sql`(${left.sql} ${comparison} ${right.sql})` };
  }
  if (operator === '&&' || operator === '||') return call(operator === '&&' ? 'AND' : 'OR', [left, right]);
  if (operator === '&') {
    const [a, b] = [left, right].map((value) => sql`coalesce((${value.sql})::text, '')`);
    return { type: 'text', sql: sql`(${a} || ${b})` };
  }
  return arithmetic(operator, left, right);
}

const signs: Readonly<Record<string, RawBuilder<unknown>>> = { '+': sql`+`, '-': sql`-`, '*': sql`*` };

function arithmetic(operator: string, left: FormulaValue, right: FormulaValue): FormulaValue {
  if (left.type === 'date' && right.type === 'number' && (operator === '+' || operator === '-'))
    return { type: 'date', sql: sql`(${left.sql} ${signs[operator] ?? sql`+`} (${right.sql})::integer)` };
  if (left.type === 'text' && operator === '+') return binary('&', left, needs(right, operator, 'text'));
  const [a, b] = [left, right].map((value) => needs(value, operator, 'number').sql);
  const sign = signs[operator];
  if (sign) return { type: 'number', sql: sql`(${a} ${sign} ${b})` };
  if (operator === '/') return { type: 'number', sql: sql`(${a} / nullif(${b}, 0))` };
  if (operator === '%') return { type: 'number', sql: sql`mod(${a}, nullif(${b}, 0))` };
  throw new FormulaError('notAllowed', { what: operator });
}

function call(given: string, args: readonly FormulaValue[]): FormulaValue {
  const name = given.toUpperCase();
  const known = Object.hasOwn(formulaFunctions, name) ? formulaFunctions[name] : undefined;
  if (!known) {
    const nearest = closest(name, Object.keys(formulaFunctions));
    throw new FormulaError('function', { name: given, nearest: nearest ?? '' });
  }
  if (args.length < known.least || args.length > known.most)
    throw new FormulaError('arguments', { name, least: known.least, most: known.most });
  return known.apply(args, name);
}
