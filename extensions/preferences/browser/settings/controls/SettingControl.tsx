import type { SettingInfo } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { controlOf } from '../settingControl';
import { SettingsStore } from '../settingsStore';
import { BooleanControl } from './BooleanControl';
import { EnumControl } from './EnumControl';
import { ListControl } from './ListControl';
import { MapControl } from './MapControl';
import { TextControl } from './TextControl';

interface Props {
  readonly info: SettingInfo;
  readonly name: string;
  readonly describedBy: string;
  /** The description, where the control draws it beside itself. */
  readonly children: ReactNode;
}

export interface ControlProps {
  readonly info: SettingInfo;
  readonly name: string;
  readonly describedBy: string;
}

/** What a setting is edited with, by its type. */
export const SettingControl = observer(function SettingControl({ children, ...props }: Props): ReactNode {
  const t = useTexts();
  const store = useService(SettingsStore);
  const kind = controlOf(props.info.property);
  if (kind === 'text' && store.choicesFor(props.info).length > 0) return <EnumControl {...props} />;
  switch (kind) {
    case 'boolean':
      return <BooleanControl {...props}>{children}</BooleanControl>;
    case 'enum':
      return <EnumControl {...props} />;
    case 'number':
    case 'text':
    case 'multiline':
    case 'colour':
      return <TextControl {...props} />;
    case 'list':
      return <ListControl {...props} />;
    case 'map':
      return <MapControl {...props} />;
    case 'complex':
      return (
        <button type="button" className="settings__link" onClick={() => void store.openJson(undefined, props.info.key)}>
          {t('settings.editJson')}
        </button>
      );
  }
});
