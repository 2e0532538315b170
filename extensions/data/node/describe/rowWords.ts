import { inject, injectable } from 'inversify';
import { type Locale, Refusal } from 'lathe/common';
import { Messages } from 'lathe/node';
import { digitsOf } from '../../common/objects/fieldTypes';
import { isValueIssue, issueParameters } from '../../common/objects/valueIssues';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import { ObjectWords } from './objectWords';

/** The object whose rows are written, among all that there are. */
interface Place {
  readonly object: ObjectModel;
  readonly models: Pick<ObjectModels, 'find'>;
}

/** What is wrong with rows as their writer reads it: the sentences of the form, and what objects and fields are called. */
@injectable()
export class RowWords {
  constructor(
    @inject(Messages) private readonly messages: Messages,
    @inject(ObjectWords) private readonly words: ObjectWords,
  ) {}

  labelOf(object: ObjectModel, name: string, locale: Locale): string {
    const field = object.field(name.toLowerCase());
    return field ? this.words.ofField(object, field, locale).label : name;
  }

  /** About one value; the sentence names its field. */
  issue(object: ObjectModel, name: string, issue: string, locale: Locale): string {
    if (!isValueIssue(issue)) return issue;
    const label = this.labelOf(object, name, locale);
    const field = object.field(name.toLowerCase());
    const type = field?.type ?? 'text';
    const parameters = issueParameters({ ...field?.data, type, label, ...digitsOf({ ...field?.data, type }) });
    const text = this.messages.say(locale, `issue.${issue}`, parameters);
    return text.includes(label) ? text : this.messages.say(locale, 'issue.ofField', { label, text });
  }

  /** Why one row of many was refused. */
  tell(refusal: Refusal, place: Place, locale: Locale): string {
    const issues = this.issuesOf(refusal, place.object, locale);
    if (issues.length > 0) return issues.join(' ');
    const { text, parameters } = this.worded(refusal, place, locale);
    return this.messages.say(locale, `error.${text}`, parameters);
  }

  /** The same refusal with labels and sentences in place of names and codes. */
  worded(refusal: Refusal, place: Place, locale: Locale): Refusal {
    const { code, text, parameters, status, fields, details, cause } = refusal;
    const issues = this.issuesOf(refusal, place.object, locale);
    const labelled = { ...parameters, ...this.labelsIn(refusal, place, locale) };
    const said = issues.length > 0 ? { ...labelled, issues: issues.join(' ') } : labelled;
    return new Refusal(code, { text, parameters: said, status, fields, details, cause });
  }

  private issuesOf({ fields = [] }: Refusal, object: ObjectModel, locale: Locale): string[] {
    const told = fields.map(({ path, message }) => this.issue(object, fieldIn(path), message, locale));
    return [...new Set(told)];
  }

  /** Objects and fields that a refusal names, as people call them. */
  private labelsIn({ parameters }: Refusal, { object, models }: Place, locale: Locale): Record<string, string> {
    const named = (name: unknown): ObjectModel | undefined =>
      typeof name === 'string' && name !== '' ? models.find(name) : undefined;
    const labels: Record<string, string> = {};
    for (const key of ['object', 'type', 'user']) {
      const model = named(parameters[key]);
      if (model) labels[key] = this.words.summary(model, locale).label;
    }
    const { field } = parameters;
    // Rows that are used are so by a field of another object.
    if (typeof field === 'string') labels['field'] = this.labelOf(named(parameters['user']) ?? object, field, locale);
    return labels;
  }
}

function fieldIn(path: string): string {
  return path.replace(/^body\./, '');
}
