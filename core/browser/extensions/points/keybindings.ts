import { keybindingsOf, keybindingWeights } from '../../../common/keybindings/manifestKeybindings';
import type { Declare } from './declare';

/** What comes with the workbench is a default, which the keys of installed extensions may override. */
export const declareKeybindings: Declare<'keybindings'> = (keybindings, { id, builtIn }, services) => {
  const weight = builtIn ? keybindingWeights.builtIn : keybindingWeights.installed;
  return services.keybindings.declare(
    keybindingsOf(keybindings, { source: id, weight }),
    builtIn ? 'default' : 'extension',
  );
};
