import fc from 'fast-check';
import { brokenPasswordRules, passwordRules } from './passwordRules';

const ann = {
  userName: 'Ann',
  locale: 'zh-CN' as const,
  oldPassword: 'Old-secret1',
};

it.each([
  ['', [...passwordRules]],
  ['Seven-7', ['length']],
  ['Eight--8', []],
  ['a'.repeat(33), ['length', 'kinds']],
  ['onlylowercase', ['kinds']],
  ['password1', ['common']],
  ['xANNx-1234', ['name']],
  ['Old-secret1', ['other']],
  ['密码密码密码密码', ['kinds']],
  ['密码密码密码密码a', []],
])('%j breaks %j', (password, rules) => {
  expect(brokenPasswordRules(password, ann)).toEqual(rules);
});

it('takes six characters where the texts are English', () => {
  expect(brokenPasswordRules('Six--6', { ...ann, locale: 'en' })).toEqual([]);
});

it('takes any mixture of two kinds that is long enough', () => {
  const letters = fc.string({ unit: fc.constantFrom('x', 'y', 'z'), minLength: 4, maxLength: 16 });
  const digits = fc.string({ unit: fc.constantFrom('4', '7'), minLength: 4, maxLength: 16 });
  fc.assert(fc.property(letters, digits, (a, b) => brokenPasswordRules(a + b, ann).length === 0));
});
