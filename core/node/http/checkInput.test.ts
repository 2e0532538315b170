import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { post } from '../../common/calls/call';
import { Refusal } from '../../common/calls/refusal';
import { Messages } from '../texts/messages';
import { inputCheck } from './checkInput';

const messages = new Messages();
messages.add('zh-CN', { 'error.NO_HOST': '没有主机。' });
const call = post('/things', {
  summary: 'Takes a thing.',
  body: z.object({
    domain: z.string().regex(/^[a-z.]+$/),
    host: z.string().refine((host) => host !== '', 'NO_HOST'),
    name: z.string().min(2),
    count: z.number().int().max(32).optional(),
    tags: z.array(z.string()).max(2).optional(),
  }),
  result: z.null(),
});

/** What is wrong with each field, as it is told in Chinese. */
function problems(body: unknown): readonly (readonly [string, string])[] {
  const request = { params: {}, query: {}, body } as FastifyRequest;
  try {
    inputCheck(call, messages)(request, 'zh-CN');
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.fields ?? []).map(({ path, message }) => [path, message] as const);
  }
}

it('tells people neither patterns nor codes, but what they mean in their language', () => {
  expect(problems({ domain: 'a b', host: '', name: 'ab' })).toEqual([
    ['body.domain', '格式错误'],
    ['body.host', '没有主机。'],
  ]);
  expect(problems({ domain: 'a', host: 'b', name: '' })).toEqual([['body.name', '至少 2 个字符。']]);
  expect(problems({ domain: 'a', host: 'b', name: 1 })[0]?.[1]).toMatch(/\p{Script=Han}/u);
  expect(problems({ domain: 'a', host: 'b', count: 33, tags: ['x', 'y', 'z'] })).toEqual([
    ['body.name', '此项为必填项。'],
    ['body.count', '不能大于 32。'],
    ['body.tags', '最多 2 项。'],
  ]);
  expect(problems({ domain: 'a', host: 'b', name: 'ab' })).toEqual([]);
});
