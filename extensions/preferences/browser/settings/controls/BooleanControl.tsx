import { isElement, useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SettingsStore } from '../settingsStore';
import type { ControlProps } from './SettingControl';

/** A tick box whose description is its label, as far as the mouse goes. */
export const BooleanControl = observer(function BooleanControl(
  props: ControlProps & { children: ReactNode },
): ReactNode {
  const { info, name, describedBy, children } = props;
  const store = useService(SettingsStore);
  const checked = store.shownValue(info.key) === true;
  const toggle = (): void => void store.set(info.key, !checked);
  return (
    <div className="setting-boolean">
      <input
        type="checkbox"
        className="setting-boolean__box"
        aria-label={name}
        aria-describedby={describedBy}
        checked={checked}
        onChange={toggle}
      />
      <div
        className="setting-boolean__description"
        onClick={(event) => isElement(event.target) && !event.target.closest('a') && toggle()}
      >
        {children}
      </div>
    </div>
  );
});
