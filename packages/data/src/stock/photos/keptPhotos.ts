import type { Vehicle, VehicleImage } from '@forecourt/domain';
import { STOCK_PHOTOS } from '../../pictures/stockPhotos.ts';
import type { SiteKey, StockStore } from '../../store/store.ts';

/** Photos of the current stock, by the vehicle's id: of those vehicles alone whose photos came as files. */
export async function keptPhotos(
  store: Pick<StockStore, 'current' | 'read'>,
  site: SiteKey,
): Promise<ReadonlyMap<string, readonly VehicleImage[]>> {
  const kept = new Map<string, readonly VehicleImage[]>();
  const current = await store.current(site);
  if (current === null) return kept;
  for await (const batch of store.read(site, current.version)) {
    for (const { id, images } of batch) if (images.some(isFile)) kept.set(id, images);
  }
  return kept;
}

/** Whether a photo came as a file, and nobody else has it. */
export function isFile({ url }: VehicleImage): boolean {
  return url.startsWith(STOCK_PHOTOS);
}

/** Photos of a vehicle that came as files. */
export interface OwnPhotos {
  /** With this import. */
  files: readonly VehicleImage[] | undefined;
  /** Before it. */
  kept: readonly VehicleImage[] | undefined;
  isGivenFolder: boolean;
}

/**
 * A vehicle with the photos that it shows. Files win over the feed's addresses. Those that it has already
 * stay where the import brings no files for it; one that is given a folder takes the feed's addresses
 * instead, where there are any.
 */
export function withPhotos(vehicle: Vehicle, { files, kept, isGivenFolder }: OwnPhotos): Vehicle {
  const own = vehicle.images.length > 0 && isGivenFolder ? undefined : kept;
  const images = files ?? own;
  return images === undefined ? vehicle : { ...vehicle, images };
}
