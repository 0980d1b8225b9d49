import type { Lead } from '@forecourt/domain';
import type { Delivery } from '../port/delivery.ts';
import type { LeadBrief } from '../port/leadBrief.ts';
import { leadJson } from './leadJson.ts';
import { postSigned } from './postSigned.ts';

export interface WebhookOptions {
  url: string;
  /** What bodies are signed with. */
  secret: string;
  briefOf(lead: Lead): LeadBrief;
  /** Milliseconds since 1970 UTC. */
  now(): number;
}

/** Delivers leads as signed JSON. */
export function webhookDelivery({ url, secret, briefOf, now }: WebhookOptions): Delivery {
  return {
    deliver(lead, signal) {
      const body = JSON.stringify(leadJson(briefOf(lead)));
      return postSigned({ url, secret, id: lead.id, body, now }, signal);
    },
  };
}
