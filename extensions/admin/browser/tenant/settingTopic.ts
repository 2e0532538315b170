/** On which the server tells that a setting of the tenant has changed. */
export const settingTopic = 'tenant-setting';
