/** What makes a step done. */
export type CompletionEvent =
  | { readonly kind: 'command'; readonly id: string }
  | { readonly kind: 'view'; readonly id: string }
  | { readonly kind: 'setting'; readonly id: string }
  | { readonly kind: 'context'; readonly when: string };

const kinds = { onCommand: 'command', onView: 'view', onSettingChanged: 'setting' } as const;

/** "onCommand:id", "onView:id", "onSettingChanged:key", "onContext:clause"; any other event never comes. */
export function parseCompletionEvent(text: string): CompletionEvent | undefined {
  const [, name, rest] = /^(\w+):(.+)$/.exec(text) ?? [];
  if (name === undefined || rest === undefined) return undefined;
  if (name === 'onContext') return { kind: 'context', when: rest };
  return name === 'onCommand' || name === 'onView' || name === 'onSettingChanged'
    ? { kind: kinds[name], id: rest }
    : undefined;
}
