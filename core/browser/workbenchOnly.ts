import { ExtensionSync } from './extensions/extensionSync';
import { SavedProblems } from './markers/savedProblems';
import { ViewDestinations } from './views/viewDestinations';
import { ViewMoves } from './views/viewMoves';

/** The services of the core that the page of an application does without. */
export const workbenchOnly = [ExtensionSync, SavedProblems, ViewDestinations, ViewMoves] as const;
