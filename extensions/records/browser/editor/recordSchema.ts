import { labelLength, type TypeDetail } from 'lathe/common';

/** What the text of a record may hold: the fields that every record has, and those of its type. */
export function recordSchema({ schema }: TypeDetail): object {
  return {
    type: 'object',
    required: ['name', 'label', 'data'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]*$' },
      label: { type: 'string', maxLength: labelLength },
      active: { type: 'boolean' },
      data: schema,
    },
  };
}
