import type { CommandInfo, SettingInfo } from 'lathe';

/** settings.json: every declared setting, also inside "[language]". */
export function settingsSchema(settings: readonly SettingInfo[]): object {
  const properties = Object.fromEntries(settings.map(({ key, property }) => [key, property]));
  const ofLanguages = settings.filter(({ property }) => /language/.test(property.scope ?? ''));
  const perLanguage = Object.fromEntries(ofLanguages.map(({ key, property }) => [key, property]));
  return {
    type: 'object',
    properties,
    patternProperties: { '^\\[.+\\]$': { type: 'object', properties: perLanguage, additionalProperties: false } },
    additionalProperties: false,
    allowTrailingCommas: true,
  };
}

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
