import type { CodedMessage } from '../codedMessage';

/** What can be wrong with a when clause, in English; the workbench's texts have it in every language as "when.{code}". */
export const whenMessages = {
  'unexpected.key': "'{{found}}' stands where a key is expected.",
  'unexpected.value': "'{{found}}' stands where a value is expected.",
  'unexpected.operator': "'{{found}}' stands where '&&' or '||' is expected.",
  'unexpected.parenthesis': "'{{found}}' stands where ')' is expected.",
  'unexpected.regex': "'{{found}}' stands where a regular expression is expected.",
  'unexpected.in': "'{{found}}' stands where 'in' is expected.",
  'end.key': 'The clause ends where a key is expected.',
  'end.value': 'The clause ends where a value is expected.',
  'end.operator': "The clause ends where '&&' or '||' is expected.",
  'end.parenthesis': "The clause ends where ')' is expected.",
  'end.regex': 'The clause ends where a regular expression is expected.',
  'end.in': "The clause ends where 'in' is expected.",
  character: "The character '{{found}}' is not expected here.",
  quote: 'The quote is not closed.',
  noRegex: "A regular expression between slashes is expected after '=~'.",
  regex: 'The regular expression is not valid: {{problem}}',
  depth: 'Parentheses are nested deeper than {{deepest}}.',
  'hint.closeQuote': 'Did you forget to open or close the quote?',
  'hint.escapeSlash': "Did you forget to escape the '/' (slash) character?",
  'hint.writeRegex': 'Write it as /pattern/.',
  'hint.meant': "Did you mean '{{sign}}'?",
  'hint.negation': 'Write a double negation as !(!key).',
  'hint.comparison': 'Negate a comparison as !(a == b), or use its opposite.',
  'hint.emptyValue': "Write an empty value as ''.",
  'hint.notIn': "Write 'key not in list', or '!key'.",
  'hint.quotedKey': 'A key is not quoted.',
  'hint.keyword': "'{{word}}' is a keyword.",
  'hint.parenthesis': "Did you forget a '('?",
} as const;

export type WhenCode = keyof typeof whenMessages;

/** Something wrong in a when clause. */
export interface WhenError extends CodedMessage<WhenCode> {
  readonly offset: number;
  readonly length: number;
  /** What was probably meant. */
  readonly hint?: CodedMessage<WhenCode>;
}
