import type { CommandInfo } from 'lathe';

/** keybindings.json */
export function keybindingsSchema(commands: readonly CommandInfo[]): object {
  const named = commands.map(({ id }) => id);
  const titles = commands.map(({ category, title }) => (category ? `${category}: ${title}` : title));
  return {
    type: 'array',
    items: {
      type: 'object',
      required: ['command'],
      properties: {
        key: { type: 'string' },
        command: {
          anyOf: [
            { type: 'string', enum: named, enumDescriptions: titles },
            { type: 'string', enum: named.map((id) => `-${id}`), enumDescriptions: titles },
            { type: 'string' },
          ],
        },
        when: { type: 'string' },
        args: {},
      },
      additionalProperties: false,
      defaultSnippets: [{ body: { key: '$1', command: '$2', when: '$3' } }],
    },
  };
}
