import type { CheckoutChoices, DeliveryAddress, FormValues } from '@forecourt/domain';
import type { WaitFirst } from './tradeInServices.ts';

/** Who a journey is for, as far as they said; only the browser that it was typed in can read it. */
export interface JourneyPerson {
  /** What was typed of name, email and the like, by the rules of the form that reserves. */
  details: FormValues | null;
  /** Where the vehicle is to be brought; kilometres from where it stands, as far as that is known. */
  delivery: { address: DeliveryAddress; km: number | null } | null;
}

/** A journey as the browser that asks may see it. */
export interface OpenedJourney {
  token: string;
  carId: string;
  choices: CheckoutChoices;
  /** Whether it began in this browser, and has not been opened by its link elsewhere. */
  isOwn: boolean;
  /** Empty of one that is not this browser's own. */
  person: JourneyPerson;
  /** What opens the reservation that came of it; `null` before there is one, and of another browser's. */
  reservation: string | null;
  /** It has led to a reservation, whoever asks. */
  isOver: boolean;
}

/** What a step has answered. */
export interface JourneyAnswer {
  choices?: Partial<CheckoutChoices>;
  person?: Partial<JourneyPerson>;
}

/** A journey that goes on: its token, and the key for a browser that had none. */
export interface WrittenJourney {
  kind: 'written';
  token: string;
  cookie: string | null;
}

/**
 * Journeys to vehicles that are bought online, bound to one site and one visitor. What the store cannot do
 * it throws: `StoreUnavailable`.
 */
export interface JourneyServices {
  start(
    request: Request,
    carId: string,
    choices: CheckoutChoices,
  ): Promise<WrittenJourney | WaitFirst>;
  /** `null` for a token that is none of this site's; `gone` for one whose time is over. */
  open(request: Request, token: string): Promise<OpenedJourney | 'gone' | null>;
  /**
   * Writes an answer down. What another browser has opened by its link stays as it is: its choices go on as
   * a journey of that browser's own.
   */
  answer(
    request: Request,
    journey: OpenedJourney,
    answer: JourneyAnswer,
  ): Promise<WrittenJourney | WaitFirst>;
  /** It has led to a reservation: who it was for is forgotten here. @param token opens the reservation */
  reserved(request: Request, journey: OpenedJourney, token: string): Promise<void>;
}
