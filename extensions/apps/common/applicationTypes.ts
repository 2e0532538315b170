/** What kinds of applications there are, in the specification's words. */
export const applicationTypes = [
  'Custom Application',
  'Addon Application',
  'Quick Application',
  'Quick Application Template',
  'Solution Application',
  '5GMessage Application',
  'BA Application',
] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export const addonApplication = 'Addon Application';
export const solutionApplication = 'Solution Application';
export const messageApplication = '5GMessage Application';

export function isApplicationType(text: unknown): text is ApplicationType {
  return applicationTypes.some((type) => type === text);
}
