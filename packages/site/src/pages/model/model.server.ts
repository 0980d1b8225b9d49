import type { GroupWords } from '@forecourt/data';
import {
  type ContentModel,
  findModel,
  modelDescription,
  modelLink,
  modelTitle,
  richTextWords,
} from '@forecourt/domain';
import type { ImageSource, ModelHeadProps, RichTextNode } from '@forecourt/ui';
import type { PictureSizes } from '@forecourt/ui/theme';
import { describePage, type SiteServices } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { type ModelStock, modelStock } from '../../presenters/modelStock.ts';
import { type OfferCardView, offerCard } from '../../presenters/offerCard.ts';
import { modelsTrail, TEST_DRIVE_PATH } from '../../presenters/paths.ts';
import { contentImage, richTextView } from '../../presenters/richText.ts';
import { siteOffers } from '../../presenters/siteOffers.ts';
import { trailThing } from '../../presenters/things/pageThings.ts';
import { drawForm } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import type { FormOptions } from '../form/siteForm.server.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { modelAt } from './modelAt.server.ts';

/** Words of a model's page, filled in. */
export interface ModelWords extends Omit<GroupWords<'model'>, 'stock'> {
  /** Link to all offers. */
  allOffers: string;
  /** Heading over the phone number. */
  talk: string;
}

/** What a model's page prints. */
export interface ModelPageView extends Pick<ContentModel, 'variants' | 'facts' | 'accessories'> {
  model: ModelHeadProps['model'];
  /** Its name with its make. */
  title: string;
  image: ImageSource | null;
  body: readonly RichTextNode[];
  stock: ModelStock | null;
  /** How the theme opens its pages: the rest of this one follows it. */
  lead: PictureSizes['lead'];
  offers: readonly OfferCardView[];
  /** `null` where the site has no page for it. */
  testDriveHref: string | null;
  form: FormView;
  words: ModelWords;
  canonical: string;
  description: string;
  /** Absolute address of its picture. */
  picture: string | null;
}

/** The page of the model with this slug; `null` where there is none. */
export async function modelPageView(
  services: SiteServices,
  segment: string,
  url: URL,
): Promise<ModelPageView | null> {
  const { config, content, hasPage, now, origin, pictureSizes } = services;
  const model = modelAt(content.models, segment, url);
  if (model === null) return null;
  const { name, manufacturer, status, fromPrice, shortDescription, bodies } = model;
  const { variants, facts, accessories } = model;
  const image = model.picture && contentImage(model.picture, config.imageService);
  const query = url.searchParams;
  const title = modelTitle(model);
  const { href } = modelLink(model);
  describePage(services, [trailThing(origin, [...modelsTrail, { label: title, href }])]);
  return {
    ...{ variants, facts, accessories, image },
    model: { name, manufacturer, status, fromPrice, shortDescription, bodies },
    title,
    lead: pictureSizes.lead,
    body: richTextView(model.body, config.imageService),
    stock: await modelStock(services, manufacturer, name),
    offers: siteOffers({ config, content, now: now() })
      .filter((offer) => offer.model?.slug === model.slug)
      .map((offer) => offerCard(offer, config, hasPage)),
    // What is not here yet cannot be driven.
    testDriveHref: status !== 'coming_soon' && hasPage(TEST_DRIVE_PATH) ? TEST_DRIVE_PATH : null,
    form: drawForm(services, 'model', { ...formOf(model), query }),
    words: wordsOf(services, name),
    canonical: origin + href,
    description: modelDescription(shortDescription ?? richTextWords(model.body)).text,
    picture: image && new URL(image.src, origin).href,
  };
}

function wordsOf({ config: { name, words } }: SiteServices, model: string): ModelWords {
  const { stock: _, ...own } = fillWords(words, 'model', { model });
  return {
    ...own,
    allOffers: fillWords(words, 'offers', { name }).all,
    talk: fillWords(words, 'forms', { name }).talk,
  };
}

/** Takes the lead of a model's page; `null` where no model has this slug. */
export async function takeModelForm(services: SiteServices, segment: string, request: Request) {
  const model = findModel(services.content.models, segment);
  return model && takeForm(services, request, 'model', formOf(model));
}

/** The form says which model is meant. */
function formOf(model: ContentModel): FormOptions {
  return {
    path: modelLink({ ...model, overrideUrl: null }).href,
    change: { hiddenText: `About the model ${modelTitle(model)}` },
  };
}
