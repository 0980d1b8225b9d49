import { join } from 'node:path';
import { eraseDelivered } from '../delivery/fileDelivery.ts';

/**
 * Takes away all that lies on disk with leads, outside the store: whoever erases leads, a person or
 * the clock, does it here, before the store forgets them. What comes to lie there one day is erased here.
 *
 * @param dataFolder the server's, with the folder of delivered leads
 */
export async function eraseLeadFiles(
  dataFolder: string,
  site: string,
  leadIds: readonly string[],
): Promise<void> {
  await eraseDelivered({ folder: join(dataFolder, 'delivered') }, site, leadIds);
}
