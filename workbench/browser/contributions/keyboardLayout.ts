import type { KeyboardLayout } from '../../../core/common/keybindings/keyLabels';

interface LayoutNavigator {
  readonly keyboard: { getLayoutMap(): Promise<KeyboardLayout> };
}

/** What the user's keyboard types without shift. Only some browsers tell, and only in a secure page. */
export async function readKeyboardLayout(): Promise<KeyboardLayout | undefined> {
  if (!tellsLayout(navigator)) return undefined;
  try {
    return await navigator.keyboard.getLayoutMap();
  } catch {
    return undefined;
  }
}

function tellsLayout(value: object): value is LayoutNavigator {
  return (
    'keyboard' in value &&
    typeof value.keyboard === 'object' &&
    value.keyboard !== null &&
    'getLayoutMap' in value.keyboard
  );
}
