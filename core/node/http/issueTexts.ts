import { z } from 'zod';
import type { MessageParameters } from '../../common/codedMessage';
import type { Locale } from '../../common/locale';
import type { Messages } from '../texts/messages';

const languages = { en: z.locales.en().localeError, 'zh-CN': z.locales.zhCN().localeError };

/** What is wrong with a value, in words for whoever typed it; a pattern or a type's name tells people nothing. */
export function explaining(locale: Locale, messages: Pick<Messages, 'say'>): z.core.$ZodErrorMap {
  return (issue) => {
    const [key, parameters] = textOf(issue) ?? [];
    return key === undefined ? languages[locale](issue) : messages.say(locale, `error.${key}`, parameters);
  };
}

function textOf(issue: z.core.$ZodRawIssue): readonly [key: string, parameters?: MessageParameters] | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? ['VALUE_NEEDED'] : undefined;
    case 'invalid_format':
      return issue.format === 'regex' ? ['ILLEGAL_FORMAT'] : undefined;
    case 'too_small':
      return boundOf(issue.origin, Number(issue.minimum), leasts);
    case 'too_big':
      return boundOf(issue.origin, Number(issue.maximum), mosts);
    default:
      return undefined;
  }
}

type Bounds = Readonly<Record<string, string>>;

const leasts: Bounds = { string: 'TEXT_AT_LEAST', array: 'COUNT_AT_LEAST', number: 'AT_LEAST', int: 'AT_LEAST' };
const mosts: Bounds = { string: 'TEXT_AT_MOST', array: 'COUNT_AT_MOST', number: 'AT_MOST', int: 'AT_MOST' };

function boundOf(origin: string, limit: number, texts: Bounds): readonly [string, MessageParameters?] | undefined {
  if (origin === 'string' && texts === leasts && limit === 1) return ['VALUE_NEEDED'];
  const key = texts[origin];
  return key === undefined ? undefined : [key, { limit }];
}
