import { type Tab, Tabs } from 'lathe';
import { ActionButton, Button, EmptyState, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { runAddress } from './registerPreview';
import { type DeviceName, deviceNames, devices } from './devices';
import { usePreviewed } from './usePreviewed';
import './appPreview.css';

/** An application as its users see it, at the width of their devices; it follows every save by itself. */
export const AppPreview = observer(function AppPreview({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<DeviceName>('full');
  const { app, problem, retry } = usePreviewed(tab.id);
  const { key } = tab;
  const name = app && t('preview.of', { label: app.label });
  useEffect(() => {
    if (name !== undefined) tabs.update(key, { name });
  }, [tabs, key, name]);
  if (problem !== undefined)
    return (
      <EmptyState icon="error" title={t('preview.failed')} description={problem}>
        <Button onClick={retry}>{t('runtime.tryAgain')}</Button>
      </EmptyState>
    );
  if (!app) return <EmptyState icon="loading" title={t('preview.loading')} />;
  const address = runAddress(app.name);
  const { width, height } = devices[device];
  const options = deviceNames.map((value) => ({ value, label: t(`preview.device.${value}`) }));
  return (
    <div className="app-preview">
      <div className="app-preview__bar" role="toolbar" aria-label={t('preview.tools')}>
        <Select
          label={t('preview.device')}
          hideLabel
          options={options}
          value={device}
          onChange={(value) => setDevice(isDevice(value) ? value : 'full')}
        />
        <span className="app-preview__address">{address}</span>
        <ActionButton
          icon="refresh"
          label={t('preview.reload')}
          onClick={() => frame.current?.contentWindow?.location.reload()}
        />
        <ActionButton
          icon="link-external"
          label={t('runtime.openInWindow')}
          onClick={() =>
            void window.open(frame.current?.contentWindow?.location.pathname ?? address, '_blank', 'noopener')
          }
        />
      </div>
      <div className={device === 'full' ? 'app-preview__room' : 'app-preview__room app-preview__room--device'}>
        <iframe ref={frame} className="app-preview__frame" title={name} src={address} style={{ width, height }} />
      </div>
    </div>
  );
});

function isDevice(value: string): value is DeviceName {
  return deviceNames.some((name) => name === value);
}
