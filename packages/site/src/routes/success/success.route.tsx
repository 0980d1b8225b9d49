import { type HeadersArgs, type MetaArgs, useLoaderData } from 'react-router';
import { servedOrDocument } from '../../template/servedOrDocument.ts';
import { pageMeta } from '../../view/pageMeta.ts';
import { SuccessPage } from './SuccessPage.tsx';
import { loadSuccess, type SuccessView } from './success.server.ts';

export { loadSuccess as loader, servedOrDocument as clientLoader };

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: 'Thank you', index: false });
}

export default function SuccessRoute() {
  return <SuccessPage view={useLoaderData<SuccessView>()} />;
}
