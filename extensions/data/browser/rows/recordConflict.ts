import type { MessageOptions } from 'lathe';
import type { Row } from '../../common/dataCalls';
import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';
import type { ValueFormat } from '../values/valueFormat';
import { lookupValue } from '../values/lookupValue';
import { sameValue } from '../values/writtenValue';

/** The fields that the user has changed and somebody else as well, to another value. */
export function changedFields({ fields }: ObjectDescription, mine: Row, before: Row, now: Row): FieldDescription[] {
  return fields.filter((field) => {
    const { name } = field;
    if (!(name in mine)) return false;
    return !sameValue(field, before[name], now[name]) && !sameValue(field, mine[name], now[name]);
  });
}

/** What of a row says whose conflict it is; absent where the user may not see it. */
export function whoseFields({ fields }: ObjectDescription): string[] {
  return fields.flatMap(({ name }) => (name === 'name' || name === 'lastModifiedBy' ? [name] : []));
}

interface Conflict {
  readonly now: Row;
  readonly changes: Row;
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string;
  readonly format: ValueFormat;
}

/** Says who it was, and shows both values of each field. */
export function conflictQuestion(
  fields: readonly FieldDescription[],
  { now, changes, t, format }: Conflict,
): MessageOptions {
  const text = (field: FieldDescription, value: unknown): string => format.text(field, value) || t('conflict.nothing');
  const lines = fields.map((field) =>
    t('conflict.line', {
      field: field.label,
      theirs: text(field, now[field.name]),
      mine: text(field, changes[field.name]),
    }),
  );
  const name = String(now['name'] ?? now['id']);
  const user = lookupValue(now['lastModifiedBy'])?.name;
  return {
    type: 'warning',
    message: user === undefined ? t('conflict.message', { name }) : t('conflict.messageBy', { name, user }),
    detail: lines.join('\n'),
    buttons: [
      { id: 'theirs', label: t('conflict.theirs') },
      { id: 'mine', label: t('conflict.mine'), danger: true },
    ],
  };
}
