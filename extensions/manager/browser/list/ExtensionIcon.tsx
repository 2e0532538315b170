import type { ExtensionDescription } from 'lathe';
import { Icon } from 'lathe/ui';
import type { ReactNode } from 'react';

interface ExtensionIconProps {
  readonly extension: ExtensionDescription;
  readonly size: number;
}

/** The extension's own picture, or that of its kind. */
export function ExtensionIcon({ extension, size }: ExtensionIconProps): ReactNode {
  const { icon, contributes } = extension.manifest;
  if (icon !== undefined)
    return <img src={extension.base + icon.replace(/^\.\//, '')} alt="" width={size} height={size} />;
  return (
    <span className="extension-icon" style={{ width: size, height: size, fontSize: size * 0.75 }}>
      <Icon name={contributes?.themes && !extension.manifest.browser ? 'color-mode' : 'extensions'} />
    </span>
  );
}
