import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { messageOf } from '../../common/extensions/extensionError';
import { ExtensionRegistry } from '../extensions/extensionRegistry';
import { Texts } from '../i18n/texts';
import { useService } from './services';
import './ExtensionFailed.css';

interface Properties {
  readonly extension: string;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Stands where a view or an editor of an extension failed. */
export const ExtensionFailed = observer(function ExtensionFailed({ extension, error, retry }: Properties): ReactNode {
  const t = useService(Texts).of('workbench');
  const name = useService(ExtensionRegistry).nameOf(extension);
  return (
    <div className="extension-failed" role="alert">
      <p className="extension-failed__message">{t('extensions.partFailed', { name, message: messageOf(error) })}</p>
      <button type="button" className="extension-failed__retry" onClick={retry}>
        {t('extensions.retry')}
      </button>
    </div>
  );
});
