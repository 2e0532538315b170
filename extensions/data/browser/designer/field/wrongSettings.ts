import type { Translate } from 'lathe';
import type { FieldData } from '../../../common/objects/fieldData';
import { fieldIssues } from '../../../common/objects/fieldIssues';
import { dataOf, type FieldValues } from './fieldValues';

/** What keeps the form of a field from being saved, by the setting at which it is told. */
export function wrongSettings(values: FieldValues, t: Translate): Readonly<Record<string, string>> {
  // Where no records lead here there is nothing to choose, and so nothing that the form itself would miss.
  if (values.type === 'rollupsummary' && values.rollupBy === '') return { rollupBy: t('rollup.noneHint') };
  // What is asked for and missing is told by the form itself.
  const wrong = fieldIssues(lenient(values)).filter(({ code }) => code !== 'needed');
  return Object.fromEntries(wrong.map(({ setting, code }) => [shownAt(setting, values), t(`fieldIssue.${code}`)]));
}

/** As far as it can be read: an id that was not chosen yet is none. */
function lenient(values: FieldValues): FieldData {
  try {
    return dataOf(values);
  } catch {
    return { type: 'text' };
  }
}

function shownAt(setting: string, { type }: FieldValues): string {
  if (setting !== 'default') return setting;
  if (type === 'checkbox') return 'defaultTicked';
  if (type === 'multiselect') return 'defaultChoices';
  return ['number', 'currency', 'percent'].includes(type) ? 'defaultNumber' : 'defaultText';
}
