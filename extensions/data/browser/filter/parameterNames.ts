import { createContext } from 'react';

/** The names of the parameters that values may be taken from; a filter has none. */
export const ParameterNames = createContext<readonly string[]>([]);
