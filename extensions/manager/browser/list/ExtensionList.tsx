import { Commands, ContextKeys, ContextMenus, type KnownExtension, withValues } from 'lathe';
import { List, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { canBeDisabled, ManagedExtensions, nameOf } from '../managedExtensions';
import { ExtensionRow } from './ExtensionRow';
import './extensionList.css';

const rowHeight = 72;

interface ExtensionListProps {
  readonly builtIn: boolean;
}

/** Extensions, one row each; Enter shows one, the context menu key says what can be done with it. */
export const ExtensionList = observer(function ExtensionList({ builtIn }: ExtensionListProps): ReactNode {
  const t = useTexts();
  const extensions = useService(ManagedExtensions);
  const commands = useService(Commands);
  const menus = useService(ContextMenus);
  const root = useService(ContextKeys).root;
  const [selected, setSelected] = useState<string>();
  const items = extensions.list(builtIn);
  const manage = (extension: KnownExtension, at: Element | { x: number; y: number }): void => {
    const { description, state } = extension;
    const context = withValues(root, {
      extensionEnabled: description.enabled,
      extensionCanBeDisabled: canBeDisabled(extension),
      extensionBuiltIn: description.builtIn,
      extensionRunning: state === 'active' || state === 'failed',
    });
    const label = t('list.manage', { name: nameOf(extension) });
    void menus.showMenu('extension/context', { label, at, context, args: [description.id] });
  };
  if (items.length === 0 && extensions.query !== '') {
    return (
      <p className="extension-list__none" role="status">
        {t('list.none', { query: extensions.query })}
      </p>
    );
  }
  return (
    <List
      label={t(builtIn ? 'builtIn' : 'installed')}
      items={items}
      getId={({ description }) => description.id}
      rowHeight={rowHeight}
      selected={selected}
      onSelect={({ description }) => setSelected(description.id)}
      onPreview={({ description }) =>
        void commands.execute('workbench.extensions.action.open', description.id, { preview: true })
      }
      onOpen={({ description }) => void commands.execute('workbench.extensions.action.open', description.id)}
      onContextMenu={manage}
      renderItem={(extension) => <ExtensionRow extension={extension} onManage={(at) => manage(extension, at)} />}
    />
  );
});
