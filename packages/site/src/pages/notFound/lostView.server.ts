import type { LostView } from '../../contracts/lostView.ts';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { facetTiles } from '../../presenters/facetTiles.ts';
import { imageSource } from '../../presenters/imageSource.ts';
import { vehicleCard } from '../../presenters/vehicleCard.ts';

/** Makes that are named: two lines of a desk, four of a tablet. */
const MAKES = 16;

/** The dealer's picture, the makes in stock or the latest vehicle; `null` where there is none. */
export async function lostView(services: SiteServices): Promise<LostView | null> {
  const { config, pictureSizes, stock, now } = services;
  if (pictureSizes.lead === 'band') {
    const { heroImage, imageService, heroRatio } = config;
    if (heroImage === null) return null;
    return { shows: 'picture', picture: imageSource(heroImage, '', imageService, heroRatio) };
  }
  const { facets, latest } = await stock.overview();
  if (pictureSizes.lead === 'strip') {
    const makes = facetTiles('make', facets.make, { first: config.stock.makes }).slice(0, MAKES);
    if (makes.length === 0) return null;
    return { shows: 'makes', makes: makes.map(({ label, href }) => ({ label, href })) };
  }
  const [newest] = latest;
  if (newest === undefined) return null;
  const { vehicle, image, href } = vehicleCard(newest, config, now());
  return image && { shows: 'vehicle', title: vehicle.title, href, picture: { ...image, alt: '' } };
}
