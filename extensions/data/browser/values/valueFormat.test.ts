import type { FieldDescription } from '../../common/describeCalls';
import type { FieldType } from '../../common/objects/fieldTypes';
import { testField } from '../testField';
import { readText } from './readText';
import { ValueFormat } from './valueFormat';

const words = { yes: 'Yes', no: 'No', unseen: 'No access' };
const english = new ValueFormat('en', words, 'UTC');
const choices = [{ value: 'a', label: 'Apple' }, { value: 'b' }];
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('ValueFormat', () => {
  it.each<[FieldType, Partial<FieldDescription>, unknown, string]>([
    ['number', { scale: 0 }, '12345678901234567890', '12,345,678,901,234,567,890'],
    ['number', { scale: 20 }, '0.12345678901234567891', '0.12345678901234567891'],
    ['currency', { scale: 2 }, 1234.5, '1,234.50'],
    ['percent', { scale: 1 }, 12.5, '12.5%'],
    ['formula', { result: 'number' }, '0.33333333333333333333', '0.3333333333'],
    ['checkbox', {}, false, 'No'],
    ['date', {}, '2026-01-31', 'Jan 31, 2026'],
    ['datetime', {}, '2026-01-31T10:00:00.000Z', 'Jan 31, 2026, 10:00 AM'],
    ['datetime', {}, '2026-01-31T10:00:05.000Z', 'Jan 31, 2026, 10:00:05 AM'],
    ['singleselect', { choices }, 'a', 'Apple'],
    ['singleselect', { choices }, 'gone', 'gone'],
    ['multiselect', { choices }, ['a', 'b'], 'Apple, b'],
    ['lookup', {}, { id: 'x', name: 'Ann' }, 'Ann'],
    ['lookup', {}, 'x', 'x'],
    ['lookup', {}, { id: 'x' }, 'No access'],
    ['multilanguage', {}, { 'zh-CN': '博士', en: 'Doctor' }, 'Doctor'],
    ['encryptedtext', {}, '******', '••••••'],
    ['text', {}, null, ''],
  ])('%s %j: %j is %s', (type, more, value, text) => {
    expect(plain(english.text(testField(type, more), value))).toBe(text);
  });

  it('speaks Chinese', () => {
    const chinese = new ValueFormat('zh-CN', { yes: '是', no: '否', unseen: '无权查看' }, 'Asia/Shanghai');
    expect(chinese.text(testField('date'), '2026-01-31')).toBe('2026年1月31日');
    expect(chinese.text(testField('datetime'), '2026-01-31T20:00:00.000Z')).toBe('2026年2月1日 04:00');
    expect(chinese.text(testField('multilanguage'), { en: 'Doctor', 'zh-CN': '博士' })).toBe('博士');
  });
});

describe('readText', () => {
  const reading = { locale: 'en', ...words };
  it.each<[FieldType, Partial<FieldDescription>, string, unknown]>([
    ['number', {}, '12,345,678,901,234,567,890.5', '12345678901234567890.5'],
    ['currency', {}, '$ 1,234.50', '1234.50'],
    ['percent', {}, '-12.5 %', '-12.5'],
    ['number', {}, '.5', '0.5'],
    ['checkbox', {}, 'yes', true],
    ['checkbox', {}, '', false],
    ['date', {}, 'Jan 31, 2026', '2026-01-31'],
    ['date', {}, '2026/1/31', '2026-01-31'],
    ['date', {}, '2026年1月31日', '2026-01-31'],
    ['singleselect', { choices }, 'apple', 'a'],
    ['multiselect', { choices }, 'Apple; b', ['a', 'b']],
    ['datetime', {}, '2026-01-31T10:00:00Z', '2026-01-31T10:00:00.000Z'],
    ['multilanguage', {}, 'Doctor', { en: 'Doctor' }],
    ['text', {}, '', null],
  ])('%s %j: "%s" is %j', (type, more, text, value) => {
    expect(readText(testField(type, more), text, reading)).toEqual({ value });
  });

  it.each<[FieldType, string]>([
    ['number', '12a'],
    ['date', '31/01/2026'],
    ['date', '2026-02-30'],
    ['checkbox', 'maybe'],
    ['singleselect', 'pear'],
    ['lookup', 'Ann'],
    ['datetime', 'soon'],
  ])('reads no %s of "%s"', (type, text) => {
    expect(readText(testField(type, { choices }), text, reading)).toBeUndefined();
  });

  it('reads German numbers as Germans write them', () => {
    expect(readText(testField('number'), '1.234,5', { ...reading, locale: 'de' })).toEqual({ value: '1234.5' });
  });
});
