import { inject, injectable } from 'inversify';
import type { Locale } from 'lathe/common';
import { Messages } from 'lathe/node';
import type { FieldDescription, ObjectSummary } from '../../common/describeCalls';
import { textFor } from '../../common/objects/translations';
import type { FieldModel, ObjectModel } from '../objects/objectModel';

/** What objects and fields are called in somebody's language. */
@injectable()
export class ObjectWords {
  constructor(@inject(Messages) private readonly messages: Messages) {}

  summary({ id, name, label, kind, data }: ObjectModel, locale: Locale): ObjectSummary {
    const given = kind === 'standard' ? this.platforms(name, label, locale) : label;
    const own = textFor(locale, given, data.labels);
    // Who has translated the one and not yet the other is better told the one.
    const written = data.labels?.[locale] ? own : (data.plural ?? own);
    const plural = textFor(locale, written, data.plurals);
    return { ...{ id, name, kind }, label: own, plural, description: data.description };
  }

  ofField(
    object: ObjectModel,
    { name, label, data, system = false, choices }: FieldModel,
    locale: Locale,
  ): Pick<FieldDescription, 'label' | 'help' | 'choices'> {
    const unnamed = name === 'name' && object.data.nameLabel === undefined;
    const platforms = system || name === 'owner' || unnamed;
    const key = object.kind === 'standard' ? `${object.name}.${name}` : name;
    const labels = name === 'name' ? object.data.nameLabels : data?.labels;
    return {
      label: textFor(locale, platforms ? this.platforms(key, label, locale) : label, labels),
      help: data?.help && textFor(locale, data.help, data.helps),
      choices: choices?.map((choice) => ({
        ...choice,
        label: choice.labels?.[locale] ?? choice.label ?? choice.value,
      })),
    };
  }

  /** What the platform itself brings is named in its own texts. */
  private platforms(key: string, label: string, locale: Locale): string {
    const textKey = `label.${key}`;
    const text = this.messages.say(locale, textKey);
    return text === textKey ? label : text;
  }
}
