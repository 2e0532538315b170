import { createContext } from 'react';

/** Whether somebody else holds what a form edits: for controls that no fieldset can switch off. */
export const FormLocked = createContext(false);
