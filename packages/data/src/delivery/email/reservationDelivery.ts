import type { Lead, ShopperNews } from '@forecourt/domain';
import type { Reservation } from '../../store/reservations.ts';
import type { Delivery } from '../port/delivery.ts';
import type { LeadBrief } from '../port/leadBrief.ts';
import type { AccessTokens } from './accessTokens.ts';
import { emailLine, type SmtpSettings } from './emailLine.ts';
import { mimeOf } from './mimeOf.ts';
import { reservationMail } from './reservationMail.ts';

/** What messages to shoppers say and where they lead. */
export interface ShopperMail {
  reservationOf(lead: Lead): Promise<Reservation | null>;
  /** The shopper's own page of a reservation, absolute. */
  receiptUrl(lead: Lead, reservation: Reservation): string;
}

export interface ReservationDeliveryOptions extends ShopperMail {
  smtp: SmtpSettings;
  tokens: AccessTokens | null;
  briefOf(lead: Lead): LeadBrief;
  news: ShopperNews;
}

/** Tells a shopper of a reservation. What is no longer so is not sent, and is delivered by that. */
export function reservationDelivery({
  smtp,
  tokens,
  briefOf,
  news,
  reservationOf,
  receiptUrl,
}: ReservationDeliveryOptions): Delivery {
  const line = emailLine({ smtp, tokens });
  return {
    async deliver(lead, signal) {
      const reservation = await reservationOf(lead);
      if (reservation === null) return;
      const url = receiptUrl(lead, reservation);
      const mail = reservationMail(briefOf(lead), { news, reservation, url, from: smtp.from });
      if (mail !== null) await line.send(mimeOf(mail), signal);
    },
  };
}
