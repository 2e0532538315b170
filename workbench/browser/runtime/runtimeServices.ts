import { WorkbenchBrand } from '../brand/workbenchBrand';
import { SessionPrompts } from '../parts/session/sessionPrompts';

/** What a page needs of the workbench's own services. */
export const runtimeServices = [SessionPrompts, WorkbenchBrand] as const;
