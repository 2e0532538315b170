import { type JsonValue, type SettingProperty, validateSetting } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { controlOf } from '../settingControl';
import { SettingsStore } from '../settingsStore';
import { useProblemText } from '../useProblemText';
import type { ControlProps } from './SettingControl';

/** A line, several lines, a number or a colour. What is right is written at once, what is wrong stays in the field. */
export const TextControl = observer(function TextControl({ info, name, describedBy }: ControlProps): ReactNode {
  const t = useTexts();
  const id = useId();
  const store = useService(SettingsStore);
  const problemText = useProblemText();
  const [draft, setDraft] = useState<string>();
  const { key, property } = info;
  const kind = controlOf(property);
  const shown = draft ?? textOf(store.shownValue(key));
  const value = parse(shown, property, kind === 'number');
  const found = value === undefined ? undefined : validateSetting(value, property);
  const wrong = value === undefined ? t('settings.notNumber') : problemText(found);
  const problem = draft === undefined ? undefined : wrong;

  const onChange = (text: string): void => {
    setDraft(text);
    const next = parse(text, property, kind === 'number');
    if (next !== undefined && !validateSetting(next, property)) void store.set(key, next);
  };
  const common = {
    'aria-label': name,
    'aria-describedby': problem ? `${describedBy} ${id}` : describedBy,
    'aria-invalid': problem ? true : undefined,
    value: shown,
    spellCheck: false,
    onBlur: () => setDraft(undefined),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  const className = `setting-text setting-text--${kind}`;
  return (
    <div className="setting-text__box">
      {kind === 'multiline' ? (
        <textarea {...common} className={className} rows={4} />
      ) : (
        <input {...common} className={className} type="text" inputMode={kind === 'number' ? 'decimal' : undefined} />
      )}
      {kind === 'colour' && <span className="setting-text__colour" style={{ background: shown }} aria-hidden="true" />}
      {problem && (
        <div id={id} className="setting__problem" role="alert">
          {problem}
        </div>
      )}
    </div>
  );
});

function textOf(value: JsonValue | undefined): string {
  return value === undefined || value === null ? '' : String(value);
}

/** Nothing when it should be a number and is none; an empty field is null where the setting allows that. */
function parse(text: string, property: SettingProperty, isNumber: boolean): JsonValue | undefined {
  if (text.trim() === '' && [property.type].flat().includes('null')) return null;
  if (!isNumber) return text;
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
