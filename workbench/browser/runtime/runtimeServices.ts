import { WorkbenchBrand } from '../brand/workbenchBrand';
import { LoginAgainModel } from '../parts/session/loginAgainModel';
import { SessionPrompts } from '../parts/session/sessionPrompts';

/** What a page needs of the workbench's own services. */
export const runtimeServices = [LoginAgainModel, SessionPrompts, WorkbenchBrand] as const;
