import { applicationSlug } from '../../common/applicationSlug';
import { type ApplicationType, applicationTypes } from '../../common/applicationTypes';

/** The type of applications that an address names; the usual one where it names none. */
export function typeBySlug(slug: string): ApplicationType {
  return applicationTypes.find((type) => applicationSlug(type) === slug) ?? applicationTypes[0];
}
