import type { Shape } from './form.ts';

const expand: Shape = { kind: 'list', of: text() };

/**
 * Parameters that are known, of `2026-10-28.endive`, as far as Forecourt may come to send them. What
 * Stripe has taken out, such as `payment_method_types` of a session, is as unknown here as it is there.
 */
export const sessionShape: Readonly<Record<string, Shape>> = {
  adaptive_pricing: { kind: 'object', fields: { enabled: { kind: 'flag' } } },
  allowed_payment_method_types: { kind: 'list', of: { kind: 'text', choices: ['card', 'link'] } },
  cancel_url: { kind: 'url' },
  client_reference_id: text(200),
  expand,
  expires_at: { kind: 'int' },
  line_items: {
    kind: 'list',
    required: true,
    of: {
      kind: 'object',
      fields: {
        price_data: {
          kind: 'object',
          required: true,
          fields: {
            currency: { kind: 'text', required: true, choices: ['aud', 'nzd'] },
            product_data: {
              kind: 'object',
              required: true,
              fields: { name: { kind: 'text', required: true, most: 250 } },
            },
            unit_amount: { kind: 'int', required: true },
          },
        },
        quantity: { kind: 'int', required: true },
      },
    },
  },
  metadata: { kind: 'metadata' },
  mode: { kind: 'text', required: true, choices: ['payment', 'setup', 'subscription'] },
  payment_intent_data: {
    kind: 'object',
    fields: { description: text(1_000), metadata: { kind: 'metadata' } },
  },
  submit_type: { kind: 'text', choices: ['auto', 'book', 'donate', 'pay', 'subscribe'] },
  success_url: { kind: 'url', required: true },
};

export const refundShape: Readonly<Record<string, Shape>> = {
  amount: { kind: 'int' },
  charge: text(),
  expand,
  metadata: { kind: 'metadata' },
  payment_intent: text(),
  reason: { kind: 'text', choices: ['duplicate', 'fraudulent', 'requested_by_customer'] },
};

export const retrieveShape: Readonly<Record<string, Shape>> = { expand };

export const listRefundsShape: Readonly<Record<string, Shape>> = {
  charge: text(),
  expand,
  limit: { kind: 'int' },
  payment_intent: text(),
};

function text(most?: number): Shape {
  return { kind: 'text', ...(most !== undefined && { most }) };
}
