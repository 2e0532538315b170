import type { TextKind } from '../../common/i18nCalls';
import { FieldData } from '../../common/objects/fieldData';
import { LayoutData } from '../../common/objects/layoutData';
import { ObjectData } from '../../common/objects/objectData';
import { PicklistData } from '../../common/objects/picklistData';
import { ValidationRuleData } from '../../common/objects/validationData';

type Texts = Readonly<Record<string, string>>;

/** A text of a record: as it was written, and in other languages. */
export interface FoundText {
  readonly kind: TextKind;
  readonly value?: string;
  readonly text: string;
  readonly texts: Texts;
}

interface Translatable {
  readonly label: string;
  readonly data: unknown;
}

function found(kind: TextKind, text: string | undefined, texts: Texts | undefined, value?: string): FoundText[] {
  return text ? [{ kind, text, texts: texts ?? {}, ...(value === undefined ? {} : { value }) }] : [];
}

function ofChoices(choices: FieldData['choices'] = []): FoundText[] {
  return choices.flatMap(({ value, label, labels }) => found('choice', label ?? value, labels, value));
}

/** Where the texts of each type of metadata stand. */
const texts: Readonly<Record<string, (record: Translatable) => FoundText[]>> = {
  CustomObject: ({ label, data }) => {
    const { labels, plural, plurals, nameLabel, nameLabels } = ObjectData.parse(data);
    return [
      ...found('label', label, labels),
      ...found('plural', plural, plurals),
      ...found('nameLabel', nameLabel, nameLabels),
    ];
  },
  Field: ({ label, data }) => {
    const { labels, help, helps, choices } = FieldData.parse(data);
    return [...found('label', label, labels), ...found('help', help, helps), ...ofChoices(choices)];
  },
  Picklist: ({ label, data }) => {
    const { labels, values } = PicklistData.parse(data);
    return [...found('label', label, labels), ...ofChoices(values)];
  },
  ValidationRule: ({ data }) => {
    const { message, messages } = ValidationRuleData.parse(data);
    return found('message', message, messages);
  },
  Layout: ({ data }) =>
    LayoutData.parse(data).sections.flatMap(({ label, labels }, index) =>
      found('section', label, labels, String(index)),
    ),
};

export const translatedTypes: readonly string[] = Object.keys(texts);

export function textsOf(type: string, record: Translatable): FoundText[] {
  return texts[type]?.(record) ?? [];
}
