import type { StripeAccount } from './account.ts';

/** What a shopper's browser gets at a session's page. */
export type PageAnswer =
  | { status: number; html: string }
  /** Back to the dealer. */
  | { status: 303; location: string };

/** As at Stripe, a page that is open does not notice that its session has ended; only paying there tells. */
const OVER = page('You’re all done here', '<p>The payment was completed, or has timed out.</p>');

/** The page where a card is asked for: this one knows two, a good one and one that is declined. */
export function payPage(account: StripeAccount, id: string): PageAnswer {
  const session = account.sessions().find((one) => one.id === id);
  if (session === undefined) return { status: 404, html: page('Something went wrong', '') };
  if (session.status !== 'open') return { status: 200, html: OVER };
  const cents = session.amount_total ?? 0;
  const back =
    session.cancel_url === null ? '' : `<p><a href="${escaped(session.cancel_url)}">Back</a></p>`;
  const form =
    `<form method="post"><p>A$${(cents / 100).toFixed(2)}</p>` +
    '<p><button name="card" value="good">Pay</button> ' +
    '<button name="card" value="declined">Pay with a card that is declined</button></p></form>';
  return { status: 200, html: page('Pay', form + back) };
}

export function takePayment(account: StripeAccount, id: string, form: URLSearchParams): PageAnswer {
  if (!account.beginCharge(id)) return { status: 200, html: OVER };
  const card = form.get('card') === 'declined' ? 'declined' : 'good';
  account.finishCharge(id, card);
  if (card === 'declined') {
    const text = '<p role="alert">Your card was declined.</p><p><a href="">Try again</a></p>';
    return { status: 402, html: page('Pay', text) };
  }
  const address = account.session(id).success_url ?? '/';
  return { status: 303, location: address.replaceAll('{CHECKOUT_SESSION_ID}', id) };
}

function page(title: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return `<!doctype html><html lang="en">${head}<h1>${title}</h1>${body}</html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
