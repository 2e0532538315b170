/** The topic of the one live event, with its `name`, that says that the tenant has its namespace now. */
export const namespaceTopic = 'namespace';
