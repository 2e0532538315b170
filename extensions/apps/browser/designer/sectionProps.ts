import type { AppDesigner } from './appDesigner';
import type { StoredApp } from './model/appValues';

/** What every section is given. */
export interface SectionProps {
  readonly designer: AppDesigner;
  readonly application: StoredApp;
}
