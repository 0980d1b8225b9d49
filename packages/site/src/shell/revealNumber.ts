import { telHref } from '@forecourt/domain';
import type { PhoneAnswer } from '../contracts/phoneAnswer.ts';

const API = '/api/phone-reveals';
/** Numbers that are known, by their keys, and what was asked about them. */
const numbers = new Map<string, string>();
const asked = new Map<string, Promise<void>>();

/**
 * Shows the number that a link stands for, in all links of the page to it, and has it recorded once for
 * each vehicle it is asked about (R4-16). One that is known is shown at once, whatever becomes of the record.
 *
 * @throws where the number is not known and could not be had
 */
export async function revealNumber(link: HTMLAnchorElement): Promise<void> {
  const { pathname, search } = new URL(link.href);
  const key = pathname.slice(pathname.lastIndexOf('/') + 1);
  const query = new URLSearchParams(search);
  const carId = query.get('car_id') ?? '';
  const what = `${key} ${carId}`;
  const asking = asked.get(what) ?? ask({ number: key, car_id: carId }, query.get('token'));
  asked.set(what, asking);
  const known = numbers.get(key);
  if (known === undefined) {
    try {
      await asking;
    } catch (error) {
      asked.delete(what);
      throw error;
    }
  } else asking.catch(logged);
  const number = numbers.get(key);
  if (number === undefined) return;
  show(pathname, number);
  // Where a mark or a word stands for it, nobody would see that there is a number now.
  if (!isSeen(link.querySelector('bdi'))) link.click();
}

interface Question {
  number: string;
  car_id: string;
}

/** @param token of the page; one that stood open for long has none that holds, and other links have none */
async function ask(question: Question, token: string | null): Promise<void> {
  let answer = token === null ? null : await post(question, token);
  if (answer === null || answer.status === 403)
    answer = await post(question, await newToken(question));
  if (!answer.ok) throw new Error(`The number was not told (${answer.status}).`);
  const { number } = (await answer.json()) as PhoneAnswer;
  if (number === null) throw new Error('No number was told.');
  numbers.set(question.number, number);
}

function post(question: Question, token: string): Promise<Response> {
  return fetch(API, { method: 'POST', body: new URLSearchParams({ ...question, token }) });
}

async function newToken(question: Question): Promise<string> {
  const answer = await fetch(`${API}?${new URLSearchParams({ ...question })}`);
  if (!answer.ok) throw new Error(`No number can be asked for (${answer.status}).`);
  return ((await answer.json()) as { token: string }).token;
}

/** The texts change and the elements stay, so that whoever has drawn them can go on with them. */
function show(pathname: string, number: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${pathname}"]`)) {
    if (new URL(link.href).pathname !== pathname) continue;
    link.href = telHref(number);
    const shown = link.querySelector('bdi');
    if (shown === null) continue;
    shown.removeAttribute('aria-hidden');
    // Who had it pressed hears it.
    shown.setAttribute('aria-live', 'polite');
    setText(shown, number);
    setText(shown.nextElementSibling, '');
  }
}

/** What is there for screen readers alone has a box of a pixel round it. */
function isSeen(element: Element | null): boolean {
  if (element === null) return false;
  return (element.closest('span')?.getBoundingClientRect().width ?? 2) > 1;
}

function setText(element: Element | null, text: string): void {
  const node = element?.firstChild;
  if (node?.nodeType === Node.TEXT_NODE) node.nodeValue = text;
}

function logged(error: unknown): void {
  console.error(error);
}
