import type { AlertFrequency } from '@forecourt/domain';

/** Texts of alerts; the specification gives none. */
export const alertCopy = {
  email: 'Email',
  emailHint: 'We send you a link to confirm first. No account, and one press ends it.',
  frequency: 'How often',
  frequencies: [
    { value: 'at-once', label: 'As soon as something changes' },
    { value: 'daily', label: 'Once a day, at 8 in the morning' },
    { value: 'weekly', label: 'Once a week, on Thursday morning' },
  ] satisfies { value: AlertFrequency; label: string }[],
  ask: 'Tell me when',
  save: 'Save',
  missingEmail: 'Enter your email, so that we know where to write',
  malformedEmail:
    'This is not an email address, so no message could get there. Enter it as name@example.com.',
  missingFrequency: 'Choose how often we may write to you',
  wait: (wait: string): string =>
    `Many alerts have been asked for from here, and we have stopped to keep mailboxes safe. Nothing was sent. Please try again in ${wait}.`,
  failed: 'Your alert could not be kept, so nothing was sent yet. Please try again in a minute.',
  privacy: 'We use your email for this alert alone, and forget it when you end it.',
  privacyLink: 'How we look after it',
} as const;
