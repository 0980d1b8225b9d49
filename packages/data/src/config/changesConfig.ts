import { z } from 'zod';
import { type Destination, namedDestination, webhookUrl } from './deliveryConfig.ts';
import { faultWords } from './issueText.ts';

const changeWebhook = z.strictObject({
  name: namedDestination('changes'),
  url: webhookUrl('others could change what it says').describe('Where changes are sent, https://'),
});

/** Who is told what changes of the stock: part of every site's configuration. */
export const changesConfig = {
  changeWebhooks: z
    .array(changeWebhook)
    .max(8)
    .default([])
    .describe(
      'Programs that are told of vehicles added, changed, sold and removed, by signed JSON (docs/machines.md)',
    ),
};

/** One entry of `changeWebhooks`. */
export type ChangeWebhook = z.output<typeof changeWebhook>;

/** Names must tell webhooks apart: by them the environment knows their secrets. */
export function soundChanges(
  {
    changeWebhooks,
    delivery,
  }: { changeWebhooks: readonly ChangeWebhook[]; delivery: readonly Destination[] },
  context: z.RefinementCtx,
): void {
  const taken = new Set(delivery.flatMap((one) => ('name' in one ? [one.name] : [])));
  changeWebhooks.forEach(({ name }, index) => {
    if (taken.has(name)) {
      context.addIssue({
        code: 'custom',
        path: ['changeWebhooks', index, 'name'],
        message: faultWords(
          `another destination of this site is called "${name}"`,
          'give each its own name',
        ),
      });
    }
    taken.add(name);
  });
}
