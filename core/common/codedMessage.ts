export type MessageParameters = Readonly<Record<string, string | number>>;

/** A message that the workbench can say in the user's language, and a log in English. */
export interface CodedMessage<Code extends string = string> {
  readonly code: Code;
  readonly parameters: MessageParameters;
  /** In English. */
  readonly message: string;
}

export function codedMessage<Code extends string>(
  texts: Readonly<Record<Code, string>>,
  code: Code,
  parameters: MessageParameters = {},
): CodedMessage<Code> {
  const message = texts[code].replace(/{{(\w+)}}/g, (_, name: string) => String(parameters[name] ?? ''));
  return { code, parameters, message };
}
