import { hasPrice, isAvailable, type Vehicle } from '@forecourt/domain';
import { tradeInCopy } from '@forecourt/ui';
import type { SiteServices } from '../../contracts/siteServices.ts';
import type { KeptValuation } from '../../contracts/tradeInServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { websiteIdOf } from '../../presenters/siteOffers.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { findCar } from '../vehicle/findCar.server.ts';
import { type TradeInKind, tradeInNames, tradeInPaths } from './tradeInKind.ts';
import { queryOf, type TradeInQuery, tradeInQuery } from './tradeInQuery.ts';
import { type TradeInQuestions, tradeInQuestions } from './tradeInQuestions.server.ts';
import { stageOf, type TradeInStageView } from './tradeInStages.server.ts';

/** Words of a page of trade-ins, filled in. */
export interface TradeInWords {
  heading: string;
  /** Under it, at the first stage. */
  lead: string;
  /** Heading over the promises. */
  points: string;
  /** Heading over the phone number, and what can be asked. */
  talk: string;
  call: string;
  /** Heading over the steps. */
  steps: string;
}

/** What a page of trade-ins prints. */
export interface TradeInView {
  kind: TradeInKind;
  /** Path with the vehicle it is about: where every stage is sent. */
  action: string;
  /** The vehicle that the shopper's car is traded for. */
  about: { card: VehicleCardView; price: number | null } | null;
  /** The vehicle that was meant cannot be had any more. */
  gone: boolean;
  stage: TradeInStageView;
  /** The shopper's car, once it is known, and where it can be changed. */
  car: { title: string; facts: string; href: string } | null;
  /** What a browser keeps of the estimate, and by which name (R3-18). */
  siteId: string;
  kept: { id: string; token: string; answers: KeptValuation['answers'] } | null;
  faq: TradeInQuestions;
  words: TradeInWords;
  canonical: string;
  /** An address that says more than the page's own is kept out of search engines. */
  asked: boolean;
}

/** A page of trade-ins at the stage that its address asks for, or the last one before it that is whole. */
export async function tradeInView(
  services: SiteServices,
  request: Request,
  url: URL,
  kind: TradeInKind,
): Promise<TradeInView> {
  const { config, now, origin } = services;
  const query = tradeInQuery(url.searchParams);
  const vehicle = subjectOf(services, query, kind);
  const isTaken = vehicle !== null && config.tradeInCarTypes.includes(vehicle.carType);
  const about = isTaken && isAvailable(vehicle) ? vehicle : null;
  const path = tradeInPaths[kind];
  const action = actionOf(kind, query);
  describeTrail(services, tradeInNames[kind], path);
  const card = about && vehicleCard(about, config, now());
  const { stage, valuation, ownCar } = await stageOf(services, query, {
    action,
    vehicle: about,
    request,
  });
  return {
    kind,
    action,
    about: about && card && { card, price: hasPrice(about.price) ? about.price : null },
    gone: kind === 'vehicle' && about === null,
    stage,
    car: ownCar && {
      title: ownCar.title,
      facts: ownCar.facts,
      href: path + queryOf({ car_id: query.carId, ...ownCar.query }),
    },
    siteId: websiteIdOf(config),
    kept:
      valuation === null || stage.at !== 'value'
        ? null
        : { id: valuation.id, token: valuation.token, answers: valuation.answers },
    faq: tradeInQuestions(services),
    words: wordsOf(services, kind, card?.vehicle.title ?? null),
    canonical: origin + path,
    asked: url.search !== '',
  };
}

function wordsOf(
  { config: { name, words } }: SiteServices,
  kind: TradeInKind,
  title: string | null,
): TradeInWords {
  const { lead, leadVehicle, sell, leadSell, ...own } = fillWords(words, 'tradeIn', {});
  const heading = title === null ? tradeInCopy.headline : `Trade in for this ${title}`;
  return {
    heading: kind === 'sell' ? sell : heading,
    lead: { 'trade-in': lead, vehicle: leadVehicle, sell: leadSell }[kind],
    talk: fillWords(words, 'forms', { name }).talk,
    ...own,
  };
}

/** The vehicle that a page is about, shown ones only. */
export function subjectOf(
  services: SiteServices,
  { carId }: TradeInQuery,
  kind: TradeInKind,
): Vehicle | null {
  return kind === 'vehicle' ? findCar(services, carId) : null;
}

/** The page's path with its vehicle, so that what is sent from there is about it. */
export function actionOf(kind: TradeInKind, { carId }: Pick<TradeInQuery, 'carId'>): string {
  return tradeInPaths[kind] + queryOf({ car_id: carId });
}
