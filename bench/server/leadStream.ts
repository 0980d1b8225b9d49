import { type DrawnForm, VISITOR } from '../../e2e/support/postEnquiry.ts';
import type { Stream } from './openLoop.ts';

export interface LeadStreamOptions {
  /** Leads a second; each from an address of its own, as shoppers are. */
  rate: number;
  /** `Host` header. */
  host: string;
  /** A form as the server has drawn it. */
  form: DrawnForm;
  /** Tells these leads and addresses from those of other streams, 1 to 255. */
  group: number;
}

/** Shoppers who send a form. */
export function leadStream({ rate, host, form, group }: LeadStreamOptions): Stream {
  return {
    name: 'lead',
    rate,
    next: (index) => ({
      path: form.path,
      method: 'POST',
      headers: {
        origin: `http://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        ...form.fields,
        ...VISITOR,
        form_key: `overload-${group}-${index}-0123456789`,
      }).toString(),
      from: `127.${group}.${(index >> 7) + 1}.${(index & 127) + 1}`,
    }),
  };
}
