import type { ReactNode } from 'react';
import { useKitTexts } from '../../useKitTexts';
import type { ControlProps } from './controlProps';
import { TextControl } from './TextControl';

const example = '#1e88e5';
const wellFormed = /^#[0-9a-f]{6}$/i;

/** A colour as #rrggbb: typed, or chosen with the browser's own means. */
export function ColourControl(props: ControlProps): ReactNode {
  const { label, value, onChange, disabled, readOnly } = props;
  const t = useKitTexts();
  return (
    <div className="form-control--colour">
      <input
        type="color"
        className="form-control__swatch"
        aria-label={t('form.pickColour', { name: label })}
        value={typeof value === 'string' && wellFormed.test(value) ? value : '#000000'}
        disabled={disabled || readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextControl {...props} kind="text" maxLength={7} placeholder={example} />
    </div>
  );
}
