import { type FormInput, formInput } from '@forecourt/domain';
import { data } from 'react-router';

/** Most fields a form of ours has, with room to spare (R14-02). */
const MAX_FIELDS = 100;

/**
 * The one way to read a posted form. The front door has let in only url-encoded bodies of bounded
 * size, which parse whatever they hold; `request.formData()` would throw on some of them (R14-01).
 */
export async function readForm(request: Request): Promise<FormInput> {
  const fields = new URLSearchParams(await request.text());
  if (fields.size > MAX_FIELDS) throw data(null, { status: 400 });
  return formInput(fields);
}
