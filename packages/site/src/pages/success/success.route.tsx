import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/subject.css';
import '@forecourt/ui/styles/steps.css';
import '@forecourt/ui/styles/ending.css';
import { useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import { ServedSubject } from '../served/servedParts.ts';
import { SuccessPage } from './SuccessPage.tsx';
import { loadSuccess, type SuccessView } from './success.server.ts';
import { successMeta } from './successMeta.ts';

const clientLoader = servedWith(ServedSubject);

export { clientLoader, loadSuccess as loader, servedHeaders as headers, successMeta as meta };

export default function SuccessRoute() {
  return <SuccessPage view={useLoaderData<SuccessView>()} />;
}
