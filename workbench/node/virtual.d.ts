/** Made by the build: where the built-in extensions are, relative to the root (workbench/build/extensionFolders.cjs). */
declare module 'virtual:extension-folders' {
  export const extensionFolders: readonly string[];
}

/** Made by the build: the server code of the built-in extensions by their ids. */
declare module 'virtual:extension-server-modules' {
  import type { ServerModule } from '../../core/node/extensions/serverApi';
  export const serverModules: Readonly<Record<string, ServerModule>>;
}
