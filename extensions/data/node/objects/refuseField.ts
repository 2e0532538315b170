import { Refusal } from 'lathe/common';
import type { FieldIssue } from '../../common/objects/fieldIssues';

/** Says in words what is wrong first, and in codes all that is. */
export function refuseField([first, ...others]: readonly [FieldIssue, ...FieldIssue[]]): Refusal {
  return new Refusal('INVALID_FIELD', {
    text: `INVALID_FIELD.${first.code}`,
    parameters: { setting: first.setting },
    fields: [first, ...others].map(({ setting, code }) => ({ path: `body.data.${setting}`, message: code })),
  });
}
