import '@forecourt/ui/styles/pagination.css';
import '@forecourt/ui/styles/stockRows.css';
import { useLoaderData, useLocation } from 'react-router';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { DirectoryPage } from './DirectoryPage.tsx';
import { type DirectoryView, loadDirectory } from './directory.server.ts';
import { directoryMeta } from './directoryMeta.ts';

export { directoryMeta as meta, loadDirectory as loader, servedOrDocument as clientLoader };

export default function DirectoryRoute() {
  const view = useLoaderData<DirectoryView>();
  const { search } = useLocation();
  // Fields of another address begin anew.
  return <DirectoryPage key={search} view={view} />;
}
