import type { KnownExtension } from 'lathe';
import { Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { hasState, nameOf } from '../managedExtensions';
import { ExtensionIcon } from './ExtensionIcon';

interface ExtensionRowProps {
  readonly extension: KnownExtension;
  /** The keyboard has the context menu key for it. */
  readonly onManage: (at: { readonly x: number; readonly y: number }) => void;
}

export const ExtensionRow = observer(function ExtensionRow({ extension, onManage }: ExtensionRowProps): ReactNode {
  const t = useTexts();
  const { description, state } = extension;
  const { manifest, version, enabled } = description;
  const troubled = extension.errors.length > 0 || description.problems.some(({ severity }) => severity === 'error');
  return (
    <div className={enabled ? 'extension-row' : 'extension-row extension-row--disabled'}>
      <ExtensionIcon extension={description} size={42} />
      <div className="extension-row__text">
        <div className="extension-row__line">
          <span className="extension-row__name">{nameOf(extension)}</span>
          <span className="extension-row__version">{version}</span>
          {troubled && <Icon name="error" className="extension-row__error" label={t('details.problems')} />}
        </div>
        <div className="extension-row__description">{manifest.description}</div>
        <div className="extension-row__line">
          <span className="extension-row__publisher">{manifest.publisher}</span>
          <span className="extension-row__state">{hasState(extension) && t(`activation.${state}`)}</span>
          <span
            className="extension-row__manage"
            data-hover={t('list.manage', { name: nameOf(extension) })}
            onMouseDown={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation();
              onManage({ x: event.clientX, y: event.clientY });
            }}
          >
            <Icon name="gear" />
          </span>
        </div>
      </div>
    </div>
  );
});
