import { type ReactNode, useId } from 'react';
import { FieldProblem } from './FieldProblem';
import './credentials.css';

export interface CaptchaInputProps {
  /** Of the image. */
  readonly address: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onRefresh: () => void;
  readonly problem?: string;
  readonly disabled?: boolean;
  readonly t: (key: string) => string;
}

/** The code in an image; a click on the image brings another. */
export function CaptchaInput(props: CaptchaInputProps): ReactNode {
  const { address, value, onChange, onRefresh, problem, disabled, t } = props;
  const id = useId();
  return (
    <div className="credential">
      <label htmlFor={id}>{t('credentials.captcha')}</label>
      <div className="credential__captcha">
        <input
          id={id}
          className="credential__input"
          type="text"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={16}
          readOnly={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <button type="button" className="credential__image" title={t('credentials.anotherCaptcha')} onClick={onRefresh}>
          <img key={address} src={address} alt={t('credentials.captchaImage')} />
        </button>
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
