/** On this topic everybody hears that applications, as their users see them, are perhaps no longer what they were. */
export const runTopic = 'applications-run';
