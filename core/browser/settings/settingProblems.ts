import { LineIndex } from '../../common/textPosition';
import type { SettingProperty } from './settingSchema';
import type { SettingsFile, SettingValues } from './settingsFile';
import { validateSetting, type ValueProblem } from './validateSetting';

/** Something in a settings.json that cannot be used. */
export interface SettingProblem extends ValueProblem {
  readonly severity: 'error' | 'warning';
  /** The setting; nothing for an error in the file's syntax. */
  readonly key?: string;
  readonly language?: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Everything wrong in a file: its syntax first, then values that do not fit their settings. */
export function problemsOf(
  file: SettingsFile,
  properties: ReadonlyMap<string, SettingProperty>,
): readonly SettingProblem[] {
  if (file.text === '') return [];
  const lines = new LineIndex(file.text);
  const range = (offset: number, length: number): Pick<SettingProblem, 'line' | 'column' | 'endLine' | 'endColumn'> => {
    const start = lines.positionAt(offset);
    const end = lines.positionAt(offset + length);
    return { ...start, endLine: end.line, endColumn: end.column };
  };
  const syntax = file.errors.map(({ code, offset, length }): SettingProblem => {
    return { severity: 'error', text: `settings.syntax.${code}`, parameters: {}, ...range(offset, length) };
  });
  const ofValues = (values: SettingValues, language?: string): readonly SettingProblem[] =>
    [...values].flatMap(([key, { value, offset, length }]) => {
      const property = properties.get(key);
      const found = property && validateSetting(value, property);
      return found ? [{ severity: 'warning' as const, key, language, ...found, ...range(offset, length) }] : [];
    });
  return [
    ...syntax,
    ...ofValues(file.values),
    ...[...file.overrides].flatMap(([language, values]) => ofValues(values, language)),
  ];
}
