/** Texts of sign-in; the specification gives none (R6-02). */
export const signInCopy = {
  why: {
    watchlist: 'Sign in to save cars and find them again on every device.',
    'trade-in': 'Sign in to value your car.',
    checkout: 'Sign in to reserve your car.',
    finance: 'Sign in to apply for finance.',
    none: 'Sign in with your mobile phone. There is no password to remember.',
  },
  phone: 'Mobile number',
  phoneHint:
    'An Australian number of ten digits that begins with 04. We send it a code of six digits.',
  send: 'Send me a code',
  /** The number stands between the two. */
  sent: ['We have sent a code to ', ' just now. It works for 5 minutes.'],
  code: 'Code',
  codeHint: 'Six digits, for example 204 816',
  signIn: 'Sign in',
  resend: 'Send a new code',
  change: 'Use another number',
  missingPhone: 'Enter your mobile number',
  malformedPhone:
    'This is not an Australian mobile number, so no code can get there. Enter all ten digits, beginning with 04.',
  missingCode: 'Enter the code we sent you',
  malformedCode: 'Enter all six digits of the code we sent you',
  wrongCode:
    'This is not the code we sent, so you are not signed in. Please check it, or ask for a new one.',
  over: 'This code does not work any more, so you are not signed in. Enter your number, and we send a new one.',
  failed: 'The code could not be sent, so you are not signed in yet. Please try again in a minute.',
  notChecked:
    'The code could not be checked just now, so you are not signed in yet. Please try again.',
  soon: (wait: string): string =>
    `A code is on its way, and a new one can be sent in ${wait}. Please look at your messages first.`,
  blocked: 'Please wait a little',
  wait: (wait: string): string =>
    `Many codes have been asked for or tried, and we have stopped to keep you safe. Please try again in ${wait}.`,
  back: 'Back to where you were',
  privacy: 'We use your number to sign you in.',
  privacyLink: 'How we look after it',
} as const;

/** Time to wait, rounded up: `30 seconds`, `2 minutes`, `3 hours`. */
export function waitWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
