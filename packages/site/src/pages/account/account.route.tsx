import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/enquiry.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import { AccountPage } from './AccountPage.tsx';
import {
  type AccountFault,
  type AccountView,
  loadAccount,
  submitAccount,
} from './account.server.ts';
import { accountMeta } from './accountMeta.ts';
import { ServedErasing } from './servedErasing.ts';

const clientLoader = servedWith(ServedErasing);

export {
  accountMeta as meta,
  clientLoader,
  loadAccount as loader,
  servedHeaders as headers,
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
