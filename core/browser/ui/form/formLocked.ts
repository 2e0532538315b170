import { createContext, useContext } from 'react';

/** Whether somebody else holds what a form edits: for controls that no fieldset can switch off. */
export const FormLocked = createContext(false);

export function useFormLocked(): boolean {
  return useContext(FormLocked);
}
