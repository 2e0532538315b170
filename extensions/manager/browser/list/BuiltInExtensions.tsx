import type { ReactNode } from 'react';
import { ExtensionList } from './ExtensionList';

export function BuiltInExtensions(): ReactNode {
  return <ExtensionList builtIn />;
}
