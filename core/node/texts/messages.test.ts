import { Messages } from './messages';

describe('messages', () => {
  const messages = new Messages();
  messages.add('en', { 'kind.number': 'a number', 'kind.date': 'a date', wants: '{{what}} wants {{kinds|kind}}' });
  messages.add('zh-CN', { 'kind.number': '数字' });

  it('says each word of a parameter that names texts', () => {
    expect(messages.say('en', 'wants', { what: 'a + b', kinds: 'number / date' })).toBe(
      'a + b wants a number / a date',
    );
  });

  it('takes no parameter for a text that has not asked for it', () => {
    expect(messages.say('en', 'wants', { what: 'number', kinds: 'date' })).toBe('number wants a date');
  });

  it('says in English what another language lacks', () => {
    expect(messages.say('zh-CN', 'wants', { what: 'x', kinds: 'number / date' })).toBe('x wants 数字 / a date');
  });
});
