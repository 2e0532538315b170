import { Commands } from 'lathe';
import { Button, EmptyState, SearchField, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Installation } from '../installation';
import { ManagedExtensions } from '../managedExtensions';
import { ExtensionList } from './ExtensionList';

/** What was installed; a package that is dropped here is installed too. */
export const InstalledExtensions = observer(function InstalledExtensions(): ReactNode {
  const t = useTexts();
  const extensions = useService(ManagedExtensions);
  const installation = useService(Installation);
  const commands = useService(Commands);
  const [dropping, setDropping] = useState(false);
  const hasFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  const onDrop = (event: DragEvent): void => {
    setDropping(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    void installation.install(file);
  };
  return (
    <div
      className={dropping ? 'extension-list extension-list--dropping' : 'extension-list'}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={onDrop}
    >
      <SearchField
        label={t('list.search')}
        value={extensions.query}
        onChange={(query) => extensions.search(query)}
        resultCount={extensions.list(false).length + extensions.list(true).length}
      />
      <div className="extension-list__rows">
        {extensions.count(false) === 0 ? (
          <EmptyState title={t('empty.title')} description={t('empty.description')}>
            <Button onClick={() => void commands.execute('workbench.extensions.action.installVSIX')}>
              {t('command.install')}
            </Button>
          </EmptyState>
        ) : (
          <ExtensionList builtIn={false} />
        )}
      </div>
      {dropping && <p className="extension-list__drop">{t('install.drop')}</p>}
    </div>
  );
});
