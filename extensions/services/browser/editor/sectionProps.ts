import type { MetadataRecord } from 'lathe/common';
import type { ServiceDesigner } from './serviceDesigner';

/** What every section is given. */
export interface SectionProps {
  readonly designer: ServiceDesigner;
  readonly service: MetadataRecord;
}
