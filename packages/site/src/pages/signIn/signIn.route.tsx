import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/enquiry.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { SignInPage } from './SignInPage.tsx';
import { loadSignIn, type SignInFault, type SignInView, submitSignIn } from './signIn.server.ts';
import { signInMeta } from './signInMeta.ts';

export {
  loadSignIn as loader,
  servedHeaders as headers,
  servedOrDocument as clientLoader,
  signInMeta as meta,
  submitSignIn as action,
};

export default function SignInRoute() {
  return (
    <SignInPage view={useLoaderData<SignInView>()} fault={useActionData<SignInFault>() ?? null} />
  );
}
