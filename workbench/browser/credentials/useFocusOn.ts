import { type RefObject, useEffect, useRef } from 'react';

/** Puts the keyboard into the field each time the model asks for it; what stands in it is marked, to be typed over. */
export function useFocusOn(focus: { readonly field: string }): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>(`[data-field="${focus.field}"] input`);
    input?.focus();
    input?.select();
  }, [focus]);
  return form;
}
