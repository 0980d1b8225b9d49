import type { SiteConfig } from '@forecourt/data';
import type { ImageSource } from '@forecourt/ui';

const MIME = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Vehicle pictures are 3:2, as cameras and the image service give them. */
const RATIO = 3 / 2;

/** A vehicle's photos, each once: an index may name one twice, or one file by two endings. */
export function photoSources(
  urls: readonly string[],
  title: string,
  service: SiteConfig['imageService'],
): readonly ImageSource[] {
  const photos = new Map(urls.map((url) => [imageSource(url, '', service).src, url]));
  return [...photos.values()].map((url, index) =>
    imageSource(url, `${title}, photo ${index + 1}`, service),
  );
}

/** An address in a list whose separators are spaces and commas. */
function listed(address: string): string {
  return address.replace(/[\s,]/g, (sign) => (sign === ',' ? '%2C' : '%20'));
}

/**
 * The sizes and formats of one picture. An address of the site's image service gets a width put
 * before its extension, `car.jpg` -> `car-640.avif`; any other is used as it is.
 */
export function imageSource(
  url: string,
  alt: string,
  service: SiteConfig['imageService'],
  ratio = RATIO,
): ImageSource {
  if (service === null || !url.startsWith(service.pathPrefix)) {
    return { src: url, width: 1200, height: Math.round(1200 / ratio), alt, sources: [] };
  }
  const name = url.replace(/\.[a-z]+$/i, '');
  const widths = [...service.widths].sort((a, b) => a - b);
  const middle = widths[Math.floor(widths.length / 2)] ?? 640;
  const sources = service.formats
    .filter((format) => format !== 'jpg')
    .map((format) => ({
      type: MIME[format],
      srcSet: widths.map((width) => `${listed(name)}-${width}.${format} ${width}w`).join(', '),
    }));
  return {
    src: `${name}-${middle}.jpg`,
    width: middle,
    height: Math.round(middle / ratio),
    alt,
    sources,
  };
}
