/** What the link says, and its dialog (R2-75). */
export const EMAIL_US = 'Email Us';
