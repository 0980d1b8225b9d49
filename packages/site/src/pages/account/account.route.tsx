import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/enquiry.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { AccountPage } from './AccountPage.tsx';
import {
  type AccountFault,
  type AccountView,
  loadAccount,
  submitAccount,
} from './account.server.ts';
import { accountMeta } from './accountMeta.ts';

export {
  accountMeta as meta,
  loadAccount as loader,
  servedHeaders as headers,
  servedOrDocument as clientLoader,
  submitAccount as action,
};

export default function AccountRoute() {
  return (
    <AccountPage
      view={useLoaderData<AccountView>()}
      fault={useActionData<AccountFault>()?.message ?? null}
    />
  );
}
