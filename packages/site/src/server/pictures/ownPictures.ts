import { createHmac, timingSafeEqual } from 'node:crypto';
import { type DealerSite, type PictureFormat, STOCK_PHOTOS } from '@forecourt/data';
import { OWN_PICTURES, type Vehicle } from '@forecourt/domain';

/** The picture that an address of this server's image service names. */
export interface NamedPicture {
  /** Address of the original, or the path of a picture of the site's content or of its own photos. */
  url: string;
  /** Pixels. */
  width: number;
  format: PictureFormat;
}

/** Addresses of this server's image service: only what a site's own stock names is fetched. */
export interface OwnPictures {
  /** The vehicle with its photos at this server, where the site has its image service here. */
  of(vehicle: Vehicle, site: DealerSite): Vehicle;
  /** `null` for what is no picture of this site, in a width and a format that it gives. */
  read(pathname: string, site: DealerSite): NamedPicture | null;
}

const SIGNATURE_BYTES = 12;
const PATH = /^(?<base>\/pictures\/.+\/)photo(?:-(?<width>\d{1,4}))?\.(?<ending>\w+)$/;
const SIGNED = /^\/pictures\/[\w-]{16}\/(?<rest>.+)\/$/;
/** Which of these there are is known, so they need no signature. */
const CONTENT = /^\/pictures(?<path>\/content\/[^/]+)\/$/;

/**
 * Photos are at `/pictures/{signature}/{host}/{path}/photo-640.avif`, without a width in the widest.
 * They are signed by HMAC-SHA256, so that nobody has this server fetch and make what they like.
 */
export function ownPictures(secret: Buffer): OwnPictures {
  /** All but the last part of a picture's addresses, of which each has one spelling. */
  function baseOf(url: URL | string, { key }: DealerSite): string {
    const [href, path] =
      typeof url === 'string'
        ? [url, url.slice(1)]
        : [url.href, `${url.host}${url.pathname}${url.search}`];
    const signed = createHmac('sha256', secret).update(`picture\n${key}\n${href}`).digest();
    const signature = signed.subarray(0, SIGNATURE_BYTES).toString('base64url');
    const parts = path.split('/').map(encodeURIComponent);
    return `${OWN_PICTURES}${signature}/${parts.join('/')}/`;
  }

  function ownAddress(address: string, site: DealerSite): string {
    if (address.startsWith(STOCK_PHOTOS)) return `${baseOf(address, site)}photo.jpg`;
    const url = URL.parse(address);
    return url !== null && isOfHosts(url, site) ? `${baseOf(url, site)}photo.jpg` : address;
  }

  function originalOf(base: string, site: DealerSite): string | null {
    const { path } = CONTENT.exec(base)?.groups ?? {};
    if (path !== undefined) return path;
    const { rest } = SIGNED.exec(base)?.groups ?? {};
    if (rest === undefined) return null;
    if (`/${rest}`.startsWith(STOCK_PHOTOS)) {
      return isSame(base, baseOf(`/${rest}`, site)) ? `/${rest}` : null;
    }
    const url = URL.parse(`https://${rest.split('/').map(decodeURIComponent).join('/')}`);
    if (url === null || !isOfHosts(url, site)) return null;
    return isSame(base, baseOf(url, site)) ? url.href : null;
  }

  return {
    of(vehicle, site) {
      if (!isOwnService(site) || vehicle.images.length === 0) return vehicle;
      const images = vehicle.images.map((image) => {
        return { ...image, url: ownAddress(image.url, site) };
      });
      return { ...vehicle, images };
    },

    read(pathname, site) {
      const { base = '', width, ending = '' } = PATH.exec(pathname)?.groups ?? {};
      const { imageService } = site.config;
      const url = isOwnService(site) ? originalOf(base, site) : null;
      if (url === null || imageService === null) return null;
      const format = [...imageService.formats, 'jpg' as const].find((one) => one === ending);
      const widths = imageService.widths;
      const wanted = width === undefined ? Math.max(...widths) : Number(width);
      if (format === undefined || !widths.includes(wanted)) return null;
      return { url, width: wanted, format };
    },
  };
}

/** In a time that does not tell how much of it was right. */
function isSame(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function isOwnService({ config: { imageService } }: DealerSite): boolean {
  return imageService?.pathPrefix === OWN_PICTURES;
}

/** Of a host that the configuration names, as browsers are told to believe. */
function isOfHosts(url: URL, { config }: DealerSite): boolean {
  const isPlain = url.hash === '' && url.username === '' && url.password === '';
  return url.protocol === 'https:' && isPlain && config.imageHosts.includes(url.host);
}
