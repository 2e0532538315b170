/** Not by instanceof: events of other windows have classes of their own. */
export function isKeyboardEvent(event: Event): event is KeyboardEvent {
  return 'getModifierState' in event && 'code' in event;
}
