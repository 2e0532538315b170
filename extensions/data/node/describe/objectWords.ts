import { inject, injectable } from 'inversify';
import type { Locale } from 'lathe/common';
import { Messages } from 'lathe/node';
import type { FieldDescription, ObjectSummary } from '../../common/describeCalls';
import type { FieldModel, ObjectModel } from '../objects/objectModel';

/** What objects and fields are called in somebody's language. */
@injectable()
export class ObjectWords {
  constructor(@inject(Messages) private readonly messages: Messages) {}

  summary({ id, name, label, kind, data }: ObjectModel, locale: Locale): ObjectSummary {
    const own = kind === 'standard' ? this.platforms(name, label, locale) : label;
    return { ...{ id, name, kind }, label: own, plural: data.plural ?? own, description: data.description };
  }

  ofField(
    object: ObjectModel,
    { name, label, data, system = false, choices }: FieldModel,
    locale: Locale,
  ): Pick<FieldDescription, 'label' | 'help' | 'choices'> {
    const unnamed = name === 'name' && object.data.nameLabel === undefined;
    const platforms = system || name === 'owner' || unnamed;
    const key = object.kind === 'standard' ? `${object.name}.${name}` : name;
    return {
      label: platforms ? this.platforms(key, label, locale) : label,
      help: data?.help,
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
