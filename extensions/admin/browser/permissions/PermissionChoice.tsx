import { Session } from 'lathe';
import { Checkbox, type FormModel, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { permissionKeys } from './permissionKeys';
import './permissions.css';

interface PermissionChoiceProps<V extends { readonly permissions: readonly string[] }> {
  readonly form: FormModel<V>;
  readonly readOnly?: boolean;
}

function Choice<V extends { readonly permissions: readonly string[] }>(props: PermissionChoiceProps<V>): ReactNode {
  const { form, readOnly = false } = props;
  const t = useTexts();
  const own = useService(Session).permissions;
  const chosen = form.values.permissions;
  const label = t('permissions.granted');
  const choose = (name: string, granted: boolean): void => {
    const others = chosen.filter((each) => each !== name);
    form.change('permissions', granted ? [...others, name].sort() : others, label);
  };
  const error = form.errorOf('permissions');
  const modifiers = [form.isChanged('permissions') && 'form-field--changed', error && 'form-field--invalid'];
  return (
    <div className={['form-field', ...modifiers].filter(Boolean).join(' ')} data-field="permissions">
      {error && (
        <div className="form-field__error" role="alert">
          {error}
        </div>
      )}
      <div role="group" aria-label={label} className="permission-choice">
        {permissionKeys.map(({ key, name }) => {
          const lacking = !own.has(name) && !chosen.includes(name);
          return (
            <Checkbox
              key={key}
              label={t(`permission.${key}`)}
              description={lacking && !readOnly ? t('permissions.lacking') : t(`permission.${key}.hint`)}
              checked={chosen.includes(name)}
              disabled={readOnly || lacking}
              onChange={(granted) => choose(name, granted)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Every system permission to tick; what the user lacks himself he can only take away. */
export const PermissionChoice = observer(Choice);
