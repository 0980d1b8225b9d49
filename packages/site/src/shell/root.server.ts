import { leadsOn, noticeStands, saveKind, telHref, yearAt } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../contracts/siteServices.ts';
import type { DrawnSite, SiteView } from '../contracts/siteView.ts';
import { fillWords } from '../presenters/fillWords.ts';
import { imageSource } from '../presenters/imageSource.ts';
import { siteChrome } from './siteChrome.server.ts';

/** Of a template whose header browsers draw themselves: all that it prints is among the data of each page. */
export async function loadSiteView({ context }: LoaderFunctionArgs): Promise<DrawnSite> {
  const services = servicesOf(context);
  const chrome = await siteChrome(services);
  if (services.document !== null) services.document.chrome = chrome;
  return { ...siteView(services), ...chrome };
}

/**
 * Of a template whose header is a `servedHeader`: what header and footer print is in them as they are sent,
 * and not a second time among the data of each page. A browser that must draw one asks for it.
 */
export async function loadServedSite({ context }: LoaderFunctionArgs): Promise<SiteView> {
  const services = servicesOf(context);
  if (services.document !== null) services.document.chrome = await siteChrome(services);
  return siteView(services);
}

function siteView(services: SiteServices): SiteView {
  const { config, themeHref, iconHref, logoHref, pictureSizes, listingLayout, now, stock } =
    services;
  const { name, slug, tagline, labels, timeZone } = config;
  const first = config.locations.find((location) => location.visible && location.phone !== null);
  const phone = config.phone ?? first?.phone ?? null;
  return {
    slug,
    name,
    tagline,
    themeHref,
    iconHref,
    pictureSizes,
    listingLayout,
    picture: pictureOf(services),
    logo:
      config.logo === null || logoHref === null
        ? null
        : {
            src: logoHref,
            width: config.logo.width,
            height: config.logo.height,
            alt: name,
            sources: [],
          },
    phone: phone === null ? null : { text: phone, href: telHref(phone) },
    notice: notice(services),
    serviceBanner: serviceBanner(services),
    saves: savesOf(config),
    signIn: config.garageEnabled,
    alerts: config.alerts,
    resultView: config.resultView,
    searchExample: stock.searchExample,
    tracking: config.tracking,
    nothing: fillWords(config.words, 'nothing', {}),
    words: { used: labels.used },
    year: yearAt(now(), timeZone),
  };
}

function savesOf({ garageEnabled, favourites }: SiteServices['config']): SiteView['saves'] {
  const kind = saveKind({ garageEnabled, favourites: favourites.shown });
  return kind && { kind, strict: favourites.strict };
}

function pictureOf({ config: { heroImage, imageService, heroRatio }, origin }: SiteServices) {
  if (heroImage === null) return null;
  return new URL(imageSource(heroImage, '', imageService, heroRatio).src, origin).href;
}

function notice({ config, now, hasPage }: SiteServices): SiteView['notice'] {
  const { emergencyBanner: told } = config;
  if (told === null || !noticeStands(told, now())) return null;
  const { text, link, severity } = told;
  return { text, link: link !== null && leadsOn(link.href, hasPage) ? link : null, severity };
}

function serviceBanner({ config, hasPage }: SiteServices): SiteView['serviceBanner'] {
  const { show, closable, href } = config.serviceBanner;
  return show && leadsOn(href, hasPage) ? { href, closable } : null;
}
