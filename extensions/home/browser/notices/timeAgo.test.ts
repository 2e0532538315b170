import { timeAgo } from './timeAgo';

const now = Date.parse('2026-03-10T12:00:00Z');
const ago = (seconds: number, locale = 'en'): string =>
  timeAgo(new Date(now - seconds * 1000).toISOString(), locale, now);

it('says it as people do, in their language', () => {
  expect([5, 59, 60, 150, 7200, 86_400, 172_800, 1_209_600].map((seconds) => ago(seconds))).toEqual([
    'now',
    'now',
    '1 minute ago',
    '2 minutes ago',
    '2 hours ago',
    'yesterday',
    '2 days ago',
    '2 weeks ago',
  ]);
  expect(ago(86_400, 'zh-CN')).toBe('昨天');
  expect(ago(300, 'zh-CN')).toBe('5分钟前');
});

it('takes the clock of the server that goes ahead for now', () => {
  expect(ago(-20)).toBe('now');
});
