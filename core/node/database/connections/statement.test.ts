import { natureOf } from './statement';

describe('natureOf', () => {
  it.each([
    ['select 1', 'read'],
    ['  (SELECT 1) union select 2', 'read'],
    ['with a as (select 1) select * from a', 'read'],
    ['with a as (insert into b values (1) returning c) select * from a', 'write'],
    ['insert into a values (1)', 'write'],
    ['update a set b = 1', 'write'],
    ['DELETE from a', 'write'],
    ['merge into a using b on c', 'write'],
    ['create table a (b int)', 'other'],
    ['vacuum', 'other'],
    ['', 'other'],
  ])('%s is of the nature %s', (text, nature) => {
    expect(natureOf(text)).toBe(nature);
  });
});
