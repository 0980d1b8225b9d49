import { useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { SuccessPage } from './SuccessPage.tsx';
import { loadSuccess, type SuccessView } from './success.server.ts';
import { successMeta } from './successMeta.ts';

export {
  loadSuccess as loader,
  servedHeaders as headers,
  servedOrDocument as clientLoader,
  successMeta as meta,
};

export default function SuccessRoute() {
  return <SuccessPage view={useLoaderData<SuccessView>()} />;
}
