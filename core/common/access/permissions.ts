/** What a profile or a permission set may grant, in the words that people read. */
export const permissions = {
  developApplication: 'Develop Application',
  manageUsers: 'Manage Users',
  managePermissions: 'Manage Permissions',
  manageIdentityProviders: 'Manage Identity Providers',
  manageTenant: 'Manage Tenant',
  manageExtensions: 'Manage Extensions',
  managePackages: 'Manage Packages',
  managePortalUsers: 'Manage Portal Users',
  manageSystem: 'Manage System',
  manageJobs: 'Manage Jobs',
  viewAuditLog: 'View Audit Log',
  viewAllData: 'View All Data',
  modifyAllData: 'Modify All Data',
  viewEncryptedData: 'View Encrypted Data',
} as const;

export type Permission = (typeof permissions)[keyof typeof permissions];

export const allPermissions: readonly Permission[] = Object.values(permissions);
