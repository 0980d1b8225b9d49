import {
  centsText,
  type Lead,
  longDate,
  type ShopperNews,
  vehicleTitle,
  wallTime,
} from '@forecourt/domain';
import type { Reservation } from '../../store/reservations.ts';
import type { LeadBrief } from '../port/leadBrief.ts';
import type { LeadMail } from './leadMail.ts';
import { oneLine } from './mailText.ts';

export interface ReservationMailOptions {
  news: ShopperNews;
  reservation: Reservation;
  /** The shopper's own page of it. */
  url: string;
  /** Address it is sent from. */
  from: string;
}

/** The message that tells a shopper of a reservation; `null` where what it would tell is no longer so. */
export function reservationMail(
  brief: Pick<LeadBrief, 'lead' | 'dealer' | 'timeZone'>,
  { news, reservation, url, from }: ReservationMailOptions,
): LeadMail | null {
  const { lead, dealer, timeZone } = brief;
  const words = wordsOf(news, reservation, { car: carOf(lead), dealer, timeZone });
  if (words === null || lead.enquiry.email === '') return null;
  const [, domain = 'forecourt'] = from.split('@');
  const { subject, text } = words;
  const name = oneLine(lead.enquiry.name);
  return {
    messageId: `<${lead.id}.shopper-${news}@${domain}>`,
    from: { name: oneLine(dealer), address: from },
    to: oneLine(lead.enquiry.email),
    ...{ replyTo: null, html: null, attachment: null, photos: [] },
    subject: oneLine(subject),
    text: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      text,
      `See it, print its receipt or cancel it: ${url}`,
      dealer,
    ]
      .join('\n\n')
      .concat('\n'),
  };
}

function carOf({ context }: Lead): string {
  return context.vehicle === undefined ? 'car' : oneLine(vehicleTitle(context.vehicle));
}

interface About {
  car: string;
  dealer: string;
  timeZone: string;
}

function wordsOf(
  news: ShopperNews,
  { stage, end, until, depositCents }: Reservation,
  { car, dealer, timeZone }: About,
): { subject: string; text: string } | null {
  const time = momentText(until, timeZone);
  const paid =
    depositCents === 0
      ? ''
      : ` Your deposit of ${centsText(depositCents)} has arrived. It is refundable in full.`;
  switch (news) {
    case 'asked':
      return stage === 'confirmation'
        ? {
            subject: `Your request to reserve the ${car}`,
            text: `We have your request to reserve the ${car}. Nobody else can reserve it meanwhile. ${dealer} has until ${time} to confirm it, and you pay nothing before.`,
          }
        : null;
    case 'held':
      return stage === 'held'
        ? {
            subject: `The ${car} is reserved for you`,
            text: `The ${car} is reserved for you until ${time}.${paid}`,
          }
        : null;
    case 'reminder':
      return stage === 'held'
        ? {
            subject: `Your reservation of the ${car} ends soon`,
            text: `We hold the ${car} for you until ${time}. After that others can have it. Come by, or call us.`,
          }
        : null;
    case 'over':
      return {
        subject: `Your reservation of the ${car} is over`,
        text: `${overText(end, car)}${depositCents === 0 ? '' : ` Whatever you paid goes back to you, in full.`}`,
      };
    case 'refunded':
      return {
        subject: 'Your deposit is on its way back',
        text: `We have given back what you paid for the ${car}, in full. Your bank shows it within some days.`,
      };
  }
}

function overText(end: Reservation['end'], car: string): string {
  if (end === 'cancelled') return `You have cancelled your reservation of the ${car}.`;
  if (end === 'unanswered') {
    return `Your request to reserve the ${car} was not confirmed in time, so it is not held for you. We are sorry.`;
  }
  if (end === 'released') return `The dealership has ended your reservation of the ${car}.`;
  return `The 48 hours for which we held the ${car} for you are over.`;
}

/** `27 November 2026, 14:05` */
function momentText(at: number, timeZone: string): string {
  const { date, minutes } = wallTime(at, timeZone);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0'));
  return `${longDate(date)}, ${clock.join(':')}`;
}
