import {
  type ContentModel,
  type DirectorySearch,
  formatDirectorySearch,
  type ModelBody,
  parseDirectorySearch,
  parseModelBody,
  searchModels,
  type VehicleModel,
} from '@forecourt/domain';
import type { ImageSource } from '@forecourt/ui';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { flatHref, flatRedirect } from '../../presenters/flatAddress.ts';
import { MODELS_PATH, modelsTrail } from '../../presenters/paths.ts';
import { contentImage } from '../../presenters/richText.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { requirePage } from '../requirePage.server.ts';

/** A dealer's model range, and what of it was asked for. */
export interface ModelsView {
  dealer: string;
  /** The state of the address; a filter of `?body=` in the words of `modelBodies` (R2-18, R2-44). */
  search: DirectorySearch;
  /** That filter; `null` where none of them was chosen. */
  body: ModelBody | null;
  /** Those of the page. */
  models: readonly { model: VehicleModel; image: ImageSource | null }[];
  count: number;
  pages: number;
  /** Filters that would find something. */
  bodies: readonly ModelBody[];
  /** Of the whole range; one alone is no choice. */
  manufacturers: readonly string[];
  /** Of the first models that the other choices leave: words that find something. */
  names: readonly string[];
  canonical: string;
}

/** The range by manufacturer, model and body (R2-44). */
export function loadModels({ url, context }: LoaderFunctionArgs): ModelsView {
  const services = servicesOf(context);
  const { config, content, origin } = services;
  requirePage(services, MODELS_PATH);
  const asked = parseDirectorySearch(url.search);
  const body = parseModelBody(asked.body);
  const search = { ...asked, body: body ?? wordOf(content.models, asked.body) };
  const query = formatDirectorySearch(search);
  const to = flatRedirect(url, query);
  if (to !== null) throw redirect(to);
  const [home, range] = modelsTrail;
  describeTrail(services, range.label, MODELS_PATH, [home]);
  const { models, ...found } = searchModels(content.models, search);
  const offered = searchModels(content.models, { ...search, query: '', page: 1 });
  return {
    dealer: config.name,
    search,
    body,
    models: models.map((model) => ({
      model: cardOf(model),
      image: model.picture && contentImage(model.picture, config.imageService),
    })),
    ...found,
    manufacturers: manufacturersOf(content.models),
    names: [...new Set(offered.models.map(({ name }) => name))],
    canonical: origin + flatHref(MODELS_PATH, query),
  };
}

/** A body as a manufacturer words it; what none does is no filter. */
function wordOf(models: readonly VehicleModel[], body: string | null): string | null {
  const words = models.flatMap(({ bodies }) => bodies);
  return words.find((word) => word.toLowerCase() === body?.toLowerCase()) ?? null;
}

function manufacturersOf(models: readonly VehicleModel[]): string[] {
  return [...new Set(models.flatMap(({ manufacturer }) => manufacturer ?? []))].toSorted();
}

/** Of a model what its card prints; what its page says stays on the server. */
function cardOf({
  body: _body,
  picture: _picture,
  variants: _variants,
  facts: _facts,
  accessories: _accessories,
  ...card
}: ContentModel): VehicleModel {
  return { ...card, description: null };
}
