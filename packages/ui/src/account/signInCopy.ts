/** Texts of sign-in; the specification gives none (R6-02). */
export const signInCopy = {
  why: {
    watchlist: 'Sign in to save cars and find them again on every device.',
    'trade-in': 'Sign in to value your car.',
    checkout: 'Sign in to reserve your car.',
    finance: 'Sign in to apply for finance.',
    none: 'Sign in to see the cars you saved.',
  },
  contact: 'Mobile number or email',
  contactHint: 'We send you a code of six digits. There is no password.',
  send: 'Send me a code',
  /** The number or address stands between the two. */
  sent: ['We have sent a code to ', '. It is good for 10 minutes.'],
  code: 'Code',
  codeHint: 'Six digits, for example 204 816',
  signIn: 'Sign in',
  resend: 'Send a new code',
  missingContact: 'Enter your mobile number or email address',
  missingCode: 'Enter the code we sent you',
  malformedCode: 'Enter all six digits of the code we sent you',
  wrongCode:
    'This is not the code we sent, so you are not signed in. Please check it, or ask for a new one.',
  blocked: 'Too many wrong codes',
  wait: (minutes: number): string =>
    `We have stopped to keep your account safe. Please ask for a new code in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  back: 'Back to where you were',
  privacy: 'We use your number or email to sign you in.',
  privacyLink: 'How we look after it',
} as const;
