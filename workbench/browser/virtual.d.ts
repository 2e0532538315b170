/** Made by the build: the code of each extension, by its id (workbench/build/extensionFolders.cjs). */
declare module 'virtual:extension-modules' {
  import type { ExtensionModule } from '../../core/browser/extensions/api';
  export const extensionModules: Readonly<Record<string, () => Promise<ExtensionModule>>>;
}
