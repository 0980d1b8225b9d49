import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/pagination.css';
import '@forecourt/ui/styles/models.css';
import { useLoaderData, useLocation } from 'react-router';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { ModelsPage } from './ModelsPage.tsx';
import { loadModels, type ModelsView } from './models.server.ts';
import { modelsMeta } from './modelsMeta.ts';

export { loadModels as loader, modelsMeta as meta, servedOrDocument as clientLoader };

export default function ModelsRoute() {
  const view = useLoaderData<ModelsView>();
  const { search } = useLocation();
  // Fields of another address begin anew.
  return <ModelsPage key={search} view={view} />;
}
