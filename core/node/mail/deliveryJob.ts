/** The name of the job that sends a message. */
export const deliveryJob = 'mail.deliver';
