import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadPrivacyPolicy } from './privacyPolicy.server.ts';

/** Title and canonical address of the privacy policy. */
export function privacyPolicyMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadPrivacyPolicy>): MetaDescriptor[] {
  return pageMeta(matches, {
    title: 'Privacy policy',
    ...(loaderData !== undefined && { canonical: loaderData.canonical }),
  });
}
