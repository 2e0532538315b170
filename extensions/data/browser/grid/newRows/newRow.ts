import type { Disposable, UndoStack, UndoStep } from 'lathe';
import type { Row } from '../../../common/dataCalls';
import type { FieldDescription } from '../../../common/describeCalls';
import type { RecordForm } from '../../form/recordForm';
import { issueText } from '../../values/issueText';
import { sameValue } from '../../values/writtenValue';

type Translate = (key: string, parameters?: Readonly<Record<string, string | number>>) => string;

/** A row that is typed in place: a form whose fields are the cells of a line. */
export class NewRow {
  private readonly requirements: readonly Disposable[];
  private readonly steps = new Set<UndoStep>();
  /** It has what it begins with. */
  readonly ready: Promise<void>;

  constructor(
    readonly record: RecordForm,
    private readonly history: UndoStack,
  ) {
    this.requirements = record.place.object.fields
      .filter(({ required, editable, counted, type }) => required && editable && !counted && type !== 'checkbox')
      .map(({ name }) => record.form.require(name));
    this.ready = record.form.load();
  }

  /** Nobody has typed anything yet. */
  get isBlank(): boolean {
    return !this.record.form.dirty;
  }

  get isOpen(): boolean {
    const { state, saving } = this.record.form;
    return state === 'ready' && !saving;
  }

  get values(): Row {
    return this.record.form.state === 'ready' ? this.record.form.values : {};
  }

  type({ name }: FieldDescription, value: unknown): void {
    const { form } = this.record;
    // What it begins with may be of yesterday.
    if (this.isBlank) void form.load();
    form.change(name, value);
  }

  /** As `type`, and it can be taken back. */
  change(field: FieldDescription, value: unknown, before = this.values[field.name]): void {
    const { form } = this.record;
    const { name, label } = field;
    if (!this.isOpen) return;
    this.type(field, value);
    if (sameValue(field, value, before)) return;
    const put = (wanted: unknown) => (): void => form.change(name, wanted, label);
    const step = { label, undo: put(before), redo: put(value) };
    this.steps.add(step);
    this.history.push(step);
  }

  /** What is wrong with a value, in words. */
  messageOf(path: string, t: Translate): string | undefined {
    const { form } = this.record;
    const field = this.record.field(path);
    if (!field) return undefined;
    if (form.isMissing(path)) return t('issue.required', { label: field.label });
    const issue = form.errorOf(path);
    return issue === undefined ? undefined : issueText(t, issue, field);
  }

  /** The fields that the last attempt to save has found fault with. */
  get wrong(): readonly string[] {
    const { form, place } = this.record;
    const isWrong = ({ name }: FieldDescription): boolean => form.isMissing(name) || form.errorOf(name) !== undefined;
    return place.object.fields.filter(isWrong).map(({ name }) => name);
  }

  dispose(): void {
    this.requirements.forEach((each) => each.dispose());
    this.steps.forEach((step) => this.history.forget(step));
  }
}
