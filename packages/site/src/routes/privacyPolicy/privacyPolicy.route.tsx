import { type MetaArgs, useLoaderData } from 'react-router';
import { servedOrDocument } from '../../template/servedOrDocument.ts';
import { pageMeta } from '../../view/pageMeta.ts';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';
import { loadPrivacyPolicy, type PrivacyPolicyView } from './privacyPolicy.server.ts';

export { loadPrivacyPolicy as loader, servedOrDocument as clientLoader };

export function meta({ loaderData, matches }: MetaArgs<typeof loadPrivacyPolicy>) {
  return pageMeta(matches, {
    title: 'Privacy policy',
    ...(loaderData !== undefined && { canonical: loaderData.canonical }),
  });
}

export default function PrivacyPolicyRoute() {
  return <PrivacyPolicyPage view={useLoaderData<PrivacyPolicyView>()} />;
}
