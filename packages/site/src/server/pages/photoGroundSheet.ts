import { photoGrounds, type SiteConfig } from '@forecourt/data';
import { OWN_PICTURES } from '@forecourt/domain';

/**
 * The colours that stand where photos which came as files are to come, for a site's sheet: by the letter in
 * their address, so that no page and no script has a word more. In full and alone a photo leaves room
 * beside it, which stays as it is.
 */
export function photoGroundSheet({ imageService }: Pick<SiteConfig, 'imageService'>): string {
  if (imageService?.pathPrefix !== OWN_PICTURES) return '';
  const rules = [...photoGrounds].map(
    ([letter, colour]) => `img[src*="~${letter}.jpg"]{background:${colour}}`,
  );
  return [...rules, '[role=dialog] img[src]{background:none}'].join('');
}
