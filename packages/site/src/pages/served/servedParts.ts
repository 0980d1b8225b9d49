import { servedPart } from '../../shell/servedPart.tsx';
import {
  redone,
  whenFilledIn,
  whenNear,
  whenOpened,
  whenPressed,
  whenTouched,
} from '../../shell/wakers.ts';

// A page takes some of them: the others are left out of its file, since making them does nothing.

/** A row of vehicles, all of whose steps are links. */
export const ServedCardRow = /* @__PURE__ */ servedPart(
  async () => (await import('./cardParts.tsx')).CardRow,
);

/** The vehicle that a page is about. */
export const ServedSubject = /* @__PURE__ */ servedPart(
  async () => (await import('./cardParts.tsx')).VehicleSubject,
);

/** A few offers, each a link to its page. */
export const ServedOffers = /* @__PURE__ */ servedPart(
  async () => (await import('./offerParts.ts')).OfferStrip,
);

/** Places beside each other. */
export const ServedPlaces = /* @__PURE__ */ servedPart(
  async () => (await import('./placeParts.ts')).LocationGrid,
);

/** One place, without its holiday hours. */
export const ServedPlace = /* @__PURE__ */ servedPart(
  async () => (await import('./placeParts.ts')).LocationCard,
);

/** Questions and their answers, which the browser folds by itself. */
export const ServedQuestions = /* @__PURE__ */ servedPart(
  async () => (await import('./textParts.ts')).Questions,
);

/** An author's text on a page of its own. */
export const ServedReading = /* @__PURE__ */ servedPart(
  async () => (await import('./textParts.ts')).ReadingText,
);

/** Pages to go on with. */
export const ServedArticles = /* @__PURE__ */ servedPart(
  async () => (await import('./textParts.ts')).ArticleList,
);

/** What stands over an author's text. */
export const ServedReadingHead = /* @__PURE__ */ servedPart(
  async () => (await import('./textParts.ts')).ReadingHead,
);

/** A place by its name, with its picture and the ways to it. */
export const ServedPlaceHead = /* @__PURE__ */ servedPart(
  async () => (await import('./placeParts.ts')).LocationHeader,
);

/** What a model comes as. */
export const ServedVariants = /* @__PURE__ */ servedPart(
  async () => (await import('./modelParts.ts')).ModelVariants,
);

/** Places in a row that scrolls. */
export const ServedPlaceRow = /* @__PURE__ */ servedPart(
  async () => (await import('./placeRowPart.ts')).LocationCarousel,
  whenNear,
);

/** What customers say. */
export const ServedReviews = /* @__PURE__ */ servedPart(
  async () => (await import('./reviewParts.ts')).ReviewSection,
  whenNear,
);

/** Places beside a map that can be opened. */
export const ServedMap = /* @__PURE__ */ servedPart(
  async () => (await openedMap()).LocationMap,
  whenPressed,
);

/** Where one place lies. */
export const ServedPlaceMap = /* @__PURE__ */ servedPart(
  async () => (await openedMap()).PlaceMap,
  whenPressed,
);

/** Maps, with what only opened ones are drawn with. */
async function openedMap() {
  const [{ LocationMap, PlaceMap }] = await Promise.all([
    import('./mapParts.ts'),
    import('@forecourt/ui/styles/openedMap.css'),
  ]);
  return { LocationMap, PlaceMap };
}

/** A form under what the page is about. */
export const ServedForm = /* @__PURE__ */ servedPart(
  async () => (await import('./formParts.ts')).FormPanel,
  whenFilledIn,
  redone,
);

/** A form that asks for a visit. */
export const ServedBooking = /* @__PURE__ */ servedPart(
  async () => (await import('./bookingPart.ts')).BookingPanel,
  whenFilledIn,
  redone,
);

/** What a loan costs. */
export const ServedCalculator = /* @__PURE__ */ servedPart(
  async () => (await import('./calculatorParts.tsx')).WokenCalculator,
  whenTouched,
  redone,
);

/** All places, with their holiday hours. */
export const ServedAllPlaces = /* @__PURE__ */ servedPart(
  async () => (await import('./allPlacesPart.tsx')).AllPlaces,
  whenOpened,
  redone,
);

/** How to reach each place. */
export const ServedContacts = /* @__PURE__ */ servedPart(
  async () => (await import('./placeParts.ts')).CallOrEmail,
);

/** When a place is open, and what is done there. */
export const ServedPlaceFacts = /* @__PURE__ */ servedPart(
  async () => (await import('./placeParts.ts')).PlaceFacts,
  whenOpened,
  redone,
);
