import { servedPart } from '../../shell/servedPart.tsx';

/** A row of vehicles, all of whose steps are links. */
export const ServedCardRow = servedPart(async () => (await import('./cardParts.tsx')).CardRow);

/** The vehicle that a page is about. */
export const ServedCard = servedPart(async () => (await import('./cardParts.tsx')).VehicleCard);

/** A few offers, each a link to its page. */
export const ServedOffers = servedPart(async () => (await import('./offerParts.ts')).OfferStrip);

/** Places beside each other. */
export const ServedPlaces = servedPart(async () => (await import('./placeParts.ts')).LocationGrid);

/** One place, without its holiday hours. */
export const ServedPlace = servedPart(async () => (await import('./placeParts.ts')).LocationCard);

/** An author's text. */
export const ServedText = servedPart(async () => (await import('./textParts.ts')).RichText);

/** Questions and their answers, which the browser folds by itself. */
export const ServedQuestions = servedPart(async () => (await import('./textParts.ts')).Questions);

/** An author's text on a page of its own. */
export const ServedReading = servedPart(async () => (await import('./textParts.ts')).ReadingText);

/** Pages to go on with. */
export const ServedArticles = servedPart(async () => (await import('./textParts.ts')).ArticleList);

/** What stands over an author's text. */
export const ServedReadingHead = servedPart(
  async () => (await import('./textParts.ts')).ReadingHead,
);

/** A place by its name, with its picture and the ways to it. */
export const ServedPlaceHead = servedPart(
  async () => (await import('./placeParts.ts')).LocationHeader,
);

/** What a model comes as. */
export const ServedVariants = servedPart(
  async () => (await import('./modelParts.ts')).ModelVariants,
);
