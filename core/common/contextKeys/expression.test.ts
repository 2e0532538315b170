import { parseWhen } from './parser';

function evaluate(text: string, values: Record<string, unknown>): boolean {
  const result = parseWhen(text);
  if ('errors' in result) throw new Error(result.errors[0]?.message);
  return result.expression.evaluate({ get: (key) => values[key] });
}

const values = {
  yes: true,
  no: false,
  five: '5',
  six: 6,
  zero: 0,
  word: 'data',
  empty: '',
  nothing: null,
  list: ['data', 6],
  object: { data: false },
  set: new Set(['data']),
  bare: {},
  proto: 'prototype',
  ctor: 'constructor',
};

describe('Expression', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['yes && !no', true],
    ['yes && no || yes', true],
    ['yes || yes && no', true],
    ['(yes || yes) && no', false],
    ['!(!yes)', true],
    ['zero', false],
    ['missing', false],
    ['list', true],
    ['yes == true', true],
    ['no == false', true],
    ['missing == false', true],
    ['missing != true', true],
    ['five == 5', true],
    ['six == 6', true],
    ['six == 6.0', true],
    ["zero == ''", false],
    ["empty == ''", true],
    ["missing == ''", false],
    ['word == data', true],
    ["word != 'date'", true],
    ['missing != data', true],
    ['six > 5', true],
    ['six >= 6', true],
    ['six < 10', true],
    ['five <= 5', true],
    ['five < 10', true],
    ['five < five', false],
    ['word < 5', false],
    ['word >= 5', false],
    ['missing < 5', false],
    ['missing > -1', false],
    ["empty < '5'", false],
    ["six > ''", false],
    ['yes < 5', false],
    ['word =~ /^DA/i', true],
    ['word =~ /^DA/', false],
    ['six =~ /^\\d$/', true],
    ['missing =~ /undefined/', false],
    ['nothing =~ /null/', false],
    ['word in list', true],
    ['six in list', true],
    ['five in list', false],
    ['word in object', true],
    ['word in set', true],
    ['proto in bare', false],
    ['ctor in bare', false],
    ['word in missing', false],
    ['word not in missing', true],
    ['word not in list', false],
    ['word in word', false],
  ])('%s is %s', (text, expected) => {
    expect(evaluate(text, values)).toBe(expected);
  });

  it('gives the same answer each time, also with the flag g', () => {
    expect([1, 2, 3].map(() => evaluate('word =~ /a/gy', values))).toEqual([true, true, true]);
  });

  it('lists its keys once each', () => {
    const result = parseWhen('a && (b == a || !c) && d in e && a < 5 && f =~ /x/');
    expect('expression' in result && [...result.expression.keys()]).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
