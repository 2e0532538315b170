import { Commands, type KnownExtension } from 'lathe';
import { Button, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ExtensionIcon } from '../list/ExtensionIcon';
import { canBeDisabled, hasState, nameOf } from '../managedExtensions';

export const ExtensionHeader = observer(function ExtensionHeader({
  extension,
}: {
  readonly extension: KnownExtension;
}): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const { description, state } = extension;
  const { id, version, manifest, builtIn, enabled } = description;
  const run = (action: string) => (): void => void commands.execute(`workbench.extensions.action.${action}`, id);
  return (
    <header className="extension-editor__header">
      <ExtensionIcon extension={description} size={96} />
      <div>
        <h1 className="extension-editor__name">{nameOf(extension)}</h1>
        <p className="extension-editor__line">
          {[
            id,
            t('field.version', { version }),
            manifest.license,
            builtIn && t('builtIn'),
            hasState(extension) && t(`activation.${state}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="extension-editor__line">{manifest.description}</p>
        <div className="extension-editor__actions">
          {!enabled && <Button onClick={run('enable')}>{t('command.enable')}</Button>}
          {canBeDisabled(extension) && <Button onClick={run('disable')}>{t('command.disable')}</Button>}
          {(state === 'active' || state === 'failed') && (
            <Button secondary onClick={run('reload')}>
              {t('command.reload')}
            </Button>
          )}
          {!builtIn && (
            <Button secondary onClick={run('uninstall')}>
              {t('command.uninstall')}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
});
