import { useActionData, useLoaderData } from 'react-router';
import type { PhoneAnswer } from '../../contracts/phoneAnswer.ts';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { PhonePage } from './PhonePage.tsx';
import { askPhone, loadPhone, type PhoneView } from './phone.server.ts';
import { phoneMeta } from './phoneMeta.ts';

export {
  askPhone as action,
  loadPhone as loader,
  phoneMeta as meta,
  servedHeaders as headers,
  servedOrDocument as clientLoader,
};

export default function PhoneRoute() {
  return (
    <PhonePage view={useLoaderData<PhoneView>()} answer={useActionData<PhoneAnswer>() ?? null} />
  );
}
