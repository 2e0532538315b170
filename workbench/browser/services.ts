import { ViewCommands } from './parts/views/viewCommands';

/** The workbench's own services: what its parts and contributions share. */
export const workbenchServices = [ViewCommands] as const;
