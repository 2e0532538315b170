import type { Declare } from './declare';

/** What comes with the workbench is a default, which the keys of installed extensions may override. */
export const declareKeybindings: Declare<'keybindings'> = (keybindings, { id, builtIn }, services) =>
  services.keybindings.declare(
    keybindings.map((item) => ({ ...item, source: id })),
    builtIn ? 'default' : 'extension',
  );
