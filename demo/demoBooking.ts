import type { QuickHandler } from '@forecourt/site/server';

const PATH = '/demo-booking';

/** It may be framed by the dealer's own pages, and do nothing but send its form to itself. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'self'";

const TIMES = ['7:30 am', '9:00 am', '11:30 am', '2:00 pm'];

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #1d2530; margin: 24px; max-width: 32rem }
  h1 { font-size: 22px; margin: 0 0 8px }
  form { display: grid; gap: 16px; justify-items: start }
  label { display: grid; gap: 4px; font-weight: 600 }
  select, input, button { font: inherit; font-weight: 400; padding: 8px 12px; height: 46px; width: 15rem;
    box-sizing: border-box;
    border: 1px solid #5b6675; border-radius: 6px; background: #fff; color: inherit }
  button { background: #1d2530; border-color: #1d2530; color: #fff; cursor: pointer }
  p { margin: 0 0 16px }`;

/**
 * Stands in for the form by which another firm takes bookings, so that a page of a place has something to
 * show in its tabs. It keeps nothing.
 */
export const demoBooking: QuickHandler = async ({ pathname, search }) => {
  if (pathname !== PATH) return null;
  const asked = new URLSearchParams(search);
  const subject = asked.get('for') ?? 'A visit';
  const day = asked.get('day');
  const body = day === null ? form(subject) : thanks(subject, day, asked.get('time') ?? '');
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    },
    body: Buffer.from(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>` +
        `</head><body>${body}</body></html>`,
    ),
  };
};

function form(subject: string): string {
  const times = TIMES.map((time) => `<option>${time}</option>`).join('');
  return (
    `<h1>${escaped(subject)}: choose a time</h1>` +
    '<p>This stands in for the form of another firm. Nothing that you choose is kept.</p>' +
    `<form action="${PATH}"><input type="hidden" name="for" value="${escaped(subject)}">` +
    '<label>Day<input type="date" name="day" required></label>' +
    `<label>Time<select name="time">${times}</select></label>` +
    '<button>Book</button></form>'
  );
}

function thanks(subject: string, day: string, time: string): string {
  return (
    `<h1>${escaped(subject)}, ${escaped(day)} at ${escaped(time)}</h1>` +
    '<p>So it would be booked. This is a demo, and nobody waits for you.</p>'
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
