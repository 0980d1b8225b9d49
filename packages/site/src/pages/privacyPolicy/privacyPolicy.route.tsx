import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/prose.css';
import { useLoaderData } from 'react-router';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';
import { loadPrivacyPolicy, type PrivacyPolicyView } from './privacyPolicy.server.ts';
import { privacyPolicyMeta } from './privacyPolicyMeta.ts';

export { loadPrivacyPolicy as loader, privacyPolicyMeta as meta, servedOrDocument as clientLoader };

export default function PrivacyPolicyRoute() {
  return <PrivacyPolicyPage view={useLoaderData<PrivacyPolicyView>()} />;
}
