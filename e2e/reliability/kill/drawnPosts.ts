import { randomUUID } from 'node:crypto';
import { enquiryForms, type FormKind } from '@forecourt/domain';
import { ask, originOf, type Reply } from '../../support/ask.ts';
import { newVisitor } from '../../support/newVisitor.ts';
import { type DrawnForm, postForm, VISITOR } from '../../support/postEnquiry.ts';

/** A lead that is sent until somebody says that it is kept: always as the same form, by the same key. */
export interface DrawnPost {
  key: string;
  /** What it is, for the count of what was tried. */
  name: string;
  send(port: number): Promise<Reply>;
  /** Whether the answer tells the shopper that the dealer has it. */
  isTold(reply: Reply): boolean;
}

/** Id of the one vehicle that every site has. */
export const CAR = 'free';
/** Where there is a choice of places; where there is none, nobody asks. */
export const PLACE = 'l1';

export const formKinds = Object.keys(enquiryForms) as FormKind[];

/** Pages whose form is posted without a script, of a dealer that has them all. */
export const formPages = [
  `/cars/kia-rio-${CAR}/enquire`,
  '/locations',
  '/locations/yard',
  '/service',
  '/vehicle-parts-and-accessories',
  '/book-test-drive',
  '/finance-enquiry',
];

/** Deals all of some choices in an order that a seed decides, and then all of them in another. */
export function dealt<One>(choices: readonly One[], random: () => number): () => One {
  let left: One[] = [];
  return () => {
    if (left.length === 0) left = [...choices];
    const [one] = left.splice(Math.floor(random() * left.length), 1);
    if (one === undefined) throw new Error('There is nothing to choose from.');
    return one;
  };
}

/** Leads of a site in an order that a seed decides: as JSON of the kind that is dealt next, or from a page. */
export function drawnPosts(
  form: DrawnForm,
  kindOf: () => FormKind,
  random: () => number,
): () => DrawnPost {
  return () =>
    random() < 0.4 ? pagePost(form) : apiPost(form.site, kindOf(), random() < 0.5 ? CAR : '');
}

function pagePost(form: DrawnForm): DrawnPost {
  const key = randomUUID();
  const values = { form_key: key, last_name: key, message: key, location_id: PLACE };
  return {
    ...{ key, name: form.path },
    send: (port) => postForm(form, values, { port }),
    isTold: ({ status }) => status === 303,
  };
}

function apiPost(site: string, kind: FormKind, carId: string): DrawnPost {
  const key = randomUUID();
  const body = {
    ...VISITOR,
    form: kind,
    last_name: key,
    message: key,
    car_id: carId,
    location_id: PLACE,
  };
  return {
    ...{ key, name: `API ${kind}` },
    send: (port) =>
      ask({
        ...{ site, port, path: '/api/form-submit', method: 'POST', body: JSON.stringify(body) },
        headers: {
          ...{ origin: originOf(site, port), 'content-type': 'application/json' },
          ...{ 'idempotency-key': key },
          ...newVisitor(),
        },
      }),
    isTold: ({ status, text }) => status === 200 && JSON.parse(text).success === true,
  };
}
