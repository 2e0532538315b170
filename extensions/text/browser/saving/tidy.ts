export interface TidyOptions {
  readonly trimTrailingWhitespace: boolean;
  readonly trimFinalNewlines: boolean;
  readonly insertFinalNewline: boolean;
}

/** The text with what the options ask for; otherwise as it was, to the letter. */
export function tidy(text: string, eol: string, options: TidyOptions): string {
  let result = text;
  if (options.trimTrailingWhitespace) result = result.replace(/[ \t]+(?=\r?\n|$)/g, '');
  if (options.trimFinalNewlines) result = result.replace(/(\r?\n)(?:\r?\n)+$/, '$1');
  if (options.insertFinalNewline && result !== '' && !/\n$/.test(result)) result += eol;
  return result;
}
