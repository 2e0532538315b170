import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { messageOf } from '../../common/extensions/extensionError';
import { ExtensionRegistry } from '../extensions/extensionRegistry';
import { Texts } from '../i18n/texts';
import { Button } from './button/Button';
import { EmptyState } from './feedback/EmptyState';
import { useService } from './services';

interface ExtensionFailedProps {
  readonly extension: string;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Stands where a view or an editor of an extension failed. */
export const ExtensionFailed = observer(function ExtensionFailed(props: ExtensionFailedProps): ReactNode {
  const { extension, error, retry } = props;
  const t = useService(Texts).of('workbench');
  const name = useService(ExtensionRegistry).nameOf(extension);
  return (
    <div role="alert">
      <EmptyState title={t('extensions.partFailed', { name })} description={messageOf(error)} icon="error">
        <Button onClick={retry}>{t('extensions.retry')}</Button>
      </EmptyState>
    </div>
  );
});
