import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/compare.css';
import '@forecourt/ui/styles/saveButton.css';
import { useLoaderData } from 'react-router';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { ComparePage } from './ComparePage.tsx';
import { type CompareView, loadCompare } from './compare.server.ts';
import { compareMeta } from './compareMeta.ts';

export { compareMeta as meta, loadCompare as loader, servedOrDocument as clientLoader };

export default function CompareRoute() {
  return <ComparePage view={useLoaderData<CompareView>()} />;
}
