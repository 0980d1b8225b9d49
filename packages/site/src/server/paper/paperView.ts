import type { DealerPlace, DealerSite, SiteConfig } from '@forecourt/data';
import {
  factSections,
  featureList,
  financeEstimate,
  licenceLines,
  longDate,
  phoneKey,
  priceDisplay,
  specRows,
  type Vehicle,
  vehicleSubtitle,
  vehicleTitle,
  wallTime,
} from '@forecourt/domain';
import { type Hex, readableOn, type ThemeTokens } from '@forecourt/ui/theme';
import { vehicleSteps } from '../../pages/vehicle/vehicleSteps.server.ts';
import { imageSource } from '../../presenters/imageSource.ts';
import { vehicleHref } from '../../presenters/paths.ts';
import type { SiteStock } from '../stock/siteStock.ts';

/** What stands on a vehicle's paper, in words alone: how it is laid out is `drawPaper`'s. */
export interface PaperView {
  dealer: string;
  title: string;
  subtitle: string | null;
  price: { text: string; basis: string | null; was: string | null };
  /** What a repayment must say of itself; empty without one (R5-26). */
  repayment: { amounts: string; rates: string; conditions: readonly string[] } | null;
  facts: readonly { label: string; value: string }[];
  /** Numbers by which it is found in the yard. */
  numbers: readonly { label: string; value: string }[];
  features: readonly string[];
  /** Where it stands: name, address, number unless it must be asked for, licences. */
  place: { name: string; lines: readonly string[]; phone: string | null };
  /** Its page. */
  address: string;
  /** When this was true, and of what it says nothing. */
  disclaimer: string;
  pictures: readonly string[];
  look: { ground: Hex; onGround: Hex; accent: Hex; isSerif: boolean };
}

/** Pictures on a paper. */
const PICTURES = 3;

export interface PaperFacts {
  site: DealerSite;
  origin: string;
  theme: ThemeTokens;
  stock: Pick<SiteStock, 'features'>;
  /** Milliseconds since 1970 UTC. */
  now: number;
}

/** The words of a vehicle's paper, as its page prints them today. */
export function paperView(
  vehicle: Vehicle,
  { site: { config }, origin, theme, stock, now }: PaperFacts,
): PaperView {
  const { key, details, all } = factSections(specRows(vehicle, config, now), []);
  const { date } = wallTime(now, config.timeZone);
  return {
    dealer: config.name,
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    price: priceOf(vehicle, config),
    repayment: repaymentOf(vehicle, config, now),
    facts: [...key, ...all],
    numbers: details,
    features: featuresOf(vehicle, stock),
    place: placeOf(vehicle, config),
    address: origin + vehicleHref(vehicle.slug),
    disclaimer: `Printed ${longDate(date)}. Price and availability are those of that day and may change; ask us before you travel. Details come from the dealer and the maker: please check what matters to you.`,
    pictures: vehicle.images
      .slice(0, PICTURES)
      .map(({ url }) => imageSource(url, '', config.imageService).src),
    look: lookOf(theme),
  };
}

function featuresOf(vehicle: Vehicle, { features }: PaperFacts['stock']): readonly string[] {
  const { first, rest } = featureList(vehicle.standardEquipment, (feature) =>
    features.share(feature, vehicle.itemType),
  );
  return [...first, ...rest.flatMap((group) => group.features)];
}

function priceOf(vehicle: Vehicle, config: SiteConfig): PaperView['price'] {
  const price = priceDisplay(vehicle, config);
  if (price.kind !== 'price') return { text: price.text, basis: null, was: null };
  return { text: price.text, basis: price.basis, was: price.was?.text ?? null };
}

function repaymentOf(vehicle: Vehicle, config: SiteConfig, now: number): PaperView['repayment'] {
  const estimate = financeEstimate(vehicle, config, now);
  if (estimate === null) return null;
  const { repayment, terms, disclaimer } = estimate;
  return {
    amounts: repayment.amounts.join(' or '),
    rates: `${repayment.rateText}, ${repayment.comparisonText}`,
    conditions: [terms.join(', '), repayment.example, repayment.warning, disclaimer],
  };
}

function placeOf(vehicle: Vehicle, config: SiteConfig): PaperView['place'] {
  const place = config.locations.find(({ slug }) => slug === vehicle.location?.slug);
  const { phone } = vehicleSteps(vehicle, { config, hasPage: () => false, numberToken: () => '' });
  return {
    name: place?.name ?? config.name,
    lines: place === undefined ? [] : [...addressOf(place), ...licenceLines(place)],
    // A mask is no use on paper, and the number must be asked for (R2-74).
    phone: phone === null || phoneKey(phone.text) !== null ? null : phone.text,
  };
}

function addressOf({ street, city, state, postcode }: DealerPlace): readonly string[] {
  const town = [city, state, postcode].filter(Boolean).join(' ');
  return [street ?? '', town].filter((line) => line !== '');
}

/** Paper is white: of the theme there are its brand, what is read on it, and its kind of letters. */
function lookOf({ color, font }: ThemeTokens): PaperView['look'] {
  return {
    ground: color.brand,
    onGround: readableOn(color.brand),
    accent: color.accent,
    isSerif: /(?<!sans-)serif$/.test(font.heading),
  };
}
