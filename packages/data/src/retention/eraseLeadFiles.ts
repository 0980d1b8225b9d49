import { join } from 'node:path';
import { eraseDelivered } from '../delivery/fileDelivery.ts';
import { photoFolder } from '../photos/photoFolder.ts';
import type { LeadStore, SiteKey } from '../store/store.ts';

export interface LeadFiles {
  /** The server's, with the folders of delivered leads and of photos. */
  dataFolder: string;
  leads: Pick<LeadStore, 'find'>;
}

/**
 * Takes away all that lies on disk with leads, outside the store: whoever erases leads, a person or
 * the clock, does it here, before the store forgets them. What comes to lie there one day is erased here.
 */
export async function eraseLeadFiles(
  { dataFolder, leads }: LeadFiles,
  site: SiteKey,
  leadIds: readonly string[],
): Promise<void> {
  const photos = photoFolder({ folder: join(dataFolder, 'photos') });
  for (const id of leadIds) {
    const lead = await leads.find(site, id);
    await photos.erase(site, lead?.photos ?? []);
  }
  await eraseDelivered({ folder: join(dataFolder, 'delivered') }, site, leadIds);
}
