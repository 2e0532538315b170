import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { onUnexpectedError } from '../../../../common/event';
import { QuickInput } from '../../../quickInput/quickInput';
import { ActionButton } from '../../button/ActionButton';
import { Button } from '../../button/Button';
import type { SelectOption } from '../../choice/Select';
import { useService } from '../../services';
import { useKitTexts } from '../../useKitTexts';
import type { ControlProps } from './controlProps';

/** Several of many options: those chosen are listed, and the quick pick chooses others. */
export const PickControl = observer(function PickControl(
  props: ControlProps & { readonly options: readonly SelectOption[] },
): ReactNode {
  const { label, options, value, onChange, describedBy, disabled, readOnly } = props;
  const t = useKitTexts();
  const quickInput = useService(QuickInput);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const fixed = disabled || readOnly;
  const choose = async (): Promise<void> => {
    const items = options.map((option) => ({ ...option, picked: chosen.includes(option.value) }));
    const picked = await quickInput.pick(items, { title: label, canPickMany: true, matchOnDescription: true });
    // What is chosen and no option any more is not taken away by the way.
    const unknown = chosen.filter((each) => !labels.has(each));
    if (picked) onChange([...unknown, ...picked.map((item) => item.value)]);
  };
  return (
    <div className="form-picks" role="group" aria-label={label} aria-describedby={describedBy}>
      {chosen.length > 0 && (
        <ul className="form-picks__list" aria-label={label}>
          {chosen.map((each) => {
            const name = labels.get(each) ?? each;
            return (
              <li key={each} className="form-picks__item">
                <span className="form-picks__name">{name}</span>
                {!fixed && (
                  <ActionButton
                    icon="close"
                    label={t('form.remove', { name })}
                    onClick={() => onChange(chosen.filter((other) => other !== each))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!fixed && (
        <Button secondary icon="add" onClick={() => void choose().catch(onUnexpectedError)}>
          {t('form.choose')}
        </Button>
      )}
    </div>
  );
});
