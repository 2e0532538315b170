import { useEffect } from 'react';
import { Keybindings } from '../../keybindings/keybindings';
import { useService } from '../services';

/** While this is there it has all keys: no command runs behind it by one. */
export function useHeldKeys(): void {
  const keybindings = useService(Keybindings);
  useEffect(() => {
    const held = keybindings.hold();
    return () => held.dispose();
  }, [keybindings]);
}
