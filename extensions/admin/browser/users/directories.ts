/** Where users come from who are not made here, and which calls are about them. */
const directories = {
  cloud: { name: 'cloud', list: 'cloudUsers', add: 'addCloudUser', make: 'admin.newCloudUser' },
  collaboration: {
    name: 'collaboration',
    list: 'collaborationUsers',
    add: 'addCollaborationUser',
    make: 'admin.newCollaborationUser',
  },
} as const;

export type Directory = (typeof directories)[keyof typeof directories];

/** By the type of the tab. */
export function directoryOf(type: string): Directory {
  return /collaboration/i.test(type) ? directories.collaboration : directories.cloud;
}
