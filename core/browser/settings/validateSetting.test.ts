import type { JsonValue } from '../storage/storage';
import type { ValueSchema } from './settingSchema';
import { sameJson, validateSetting } from './validateSetting';

describe('validateSetting', () => {
  const cases: readonly (readonly [string, JsonValue, ValueSchema, string | undefined])[] = [
    ['a value of the type', true, { type: 'boolean' }, undefined],
    ['another type', 'yes', { type: 'boolean' }, 'type'],
    ['one of several types', null, { type: ['string', 'null'] }, undefined],
    ['an integer that is none', 1.5, { type: 'integer' }, 'type'],
    ['a list for an object', [], { type: 'object' }, 'type'],
    ['null for an object', null, { type: 'object' }, 'type'],
    ['a value out of the list', 'c', { type: 'string', enum: ['a', 'b'] }, 'enum'],
    ['too little', 1, { type: 'number', minimum: 2 }, 'minimum'],
    ['too much', 3, { type: 'number', maximum: 2 }, 'maximum'],
    ['too short a text', '', { type: 'string', minLength: 1 }, 'minLength'],
    ['a text out of the pattern', 'x', { type: 'string', pattern: '^\\d+$' }, 'pattern'],
    ['a pattern that is none', 'x', { type: 'string', pattern: '(' }, undefined],
    ['a pattern with its own message', 'x', { pattern: '^\\d+$', patternErrorMessage: 'Digits!' }, 'custom'],
    ['a wrong item', ['a', 1], { type: 'array', items: { type: 'string' } }, 'type'],
    ['items twice', ['a', 'a'], { type: 'array', uniqueItems: true }, 'uniqueItems'],
    ['a property too many', { b: 1 }, { type: 'object', additionalProperties: false }, 'unknownProperty'],
    ['a property missing', {}, { type: 'object', required: ['a'] }, 'required'],
    ['a wrong property', { a: 1 }, { type: 'object', additionalProperties: { type: 'string' } }, 'type'],
    ['one of alternatives', 1, { anyOf: [{ type: 'string' }, { type: 'number' }] }, undefined],
    ['none of the alternatives', true, { anyOf: [{ type: 'string' }, { type: 'number' }] }, 'type'],
  ];

  it.each(cases)('%s', (_name, value, schema, problem) => {
    expect(validateSetting(value, schema)?.text).toBe(problem && `settings.problem.${problem}`);
  });

  it('looks up own properties only', () => {
    const schema: ValueSchema = { type: 'object', properties: {}, additionalProperties: false };
    expect(validateSetting(JSON.parse('{"__proto__": 1}') as JsonValue, schema)?.parameters).toEqual({
      name: '__proto__',
    });
  });
});

describe('sameJson', () => {
  it('compares by content', () => {
    expect(sameJson({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false);
    expect(sameJson([], {})).toBe(false);
  });
});
