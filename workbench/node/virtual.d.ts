/** Made by the build: where the built-in extensions are, relative to the root (workbench/build/extensionFolders.cjs). */
declare module 'virtual:extension-folders' {
  export const extensionFolders: readonly string[];
}
