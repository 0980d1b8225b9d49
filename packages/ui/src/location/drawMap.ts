import { telHref } from '@forecourt/domain';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { paths } from '../primitives/icon/paths.ts';
import { answeringLeaflet } from './answeringLeaflet.ts';
import { freeTile } from './freeTile.ts';
import type { MapPin } from './mapPins.ts';
import * as css from './openedMap.css.ts';

export interface MapOptions {
  pins: readonly MapPin[];
  /** `https://tiles.example/{z}/{x}/{y}.png` */
  tileUrl: string;
  /** Told once: whether the map's pictures arrive. */
  onTiles: (arrive: boolean) => void;
}

/** A map on the page. */
export interface DrawnMap {
  /** Brings a place into the middle and opens its popup. */
  show: (id: string) => void;
  zoom: (steps: 1 | -1) => void;
  remove: () => void;
}

type Leaflet = typeof import('leaflet');

/** How close one place alone is shown, as the levels of map tiles count. */
const CLOSE = 14;

function pinMark(): HTMLElement {
  const mark = document.createElement('span');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', paths.pin);
  svg.append(path);
  mark.append(svg);
  return mark;
}

/** A text of its own direction: a street begins with its number on a page of any. */
function apart(text: string): HTMLElement {
  const part = document.createElement('bdi');
  part.textContent = text;
  return part;
}

function popupWords({ name, address, phone }: MapPin): HTMLElement {
  const words = document.createElement('div');
  words.tabIndex = -1;
  const line = (text: string, tag: 'strong' | 'span'): void => {
    const element = document.createElement(tag);
    element.append(apart(text));
    words.append(element);
  };
  line(name, 'strong');
  for (const text of address) line(text, 'span');
  if (phone) {
    const link = document.createElement('a');
    link.href = telHref(phone);
    const number = apart(phone);
    number.dir = 'ltr';
    link.append(number);
    words.append(link);
  }
  return words;
}

/** Draws a map with Leaflet, which is loaded now; rejects when it cannot be. */
export async function drawMap(
  element: HTMLElement,
  { pins, tileUrl, onTiles }: MapOptions,
): Promise<DrawnMap> {
  // A CommonJS module: some bundlers give its parts by name, others all of it as the default.
  const module: Leaflet & { default?: Leaflet } = await answeringLeaflet(() => import('leaflet'));
  const { divIcon, latLngBounds, map: createMap, marker, tileLayer } = module.default ?? module;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map: LeafletMap = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    // One finger scrolls the page past the map; two move the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    fadeAnimation: !still,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
  });
  map.fitBounds(latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude])), {
    maxZoom: CLOSE,
    padding: [48, 48],
    animate: false,
  });

  let arrived = false;
  tileLayer(tileUrl, { maxZoom: 19 })
    .on('tileloadstart', ({ tile }) => freeTile(tile))
    .on('tileload', () => {
      arrived = true;
    })
    .once('load', () => onTiles(arrived))
    .addTo(map);

  const markers = new Map<string, Marker>();
  for (const pin of pins) {
    const words = popupWords(pin);
    const drawn = marker([pin.latitude, pin.longitude], {
      icon: divIcon({
        className: css.pin,
        html: pinMark(),
        iconSize: [44, 44],
        iconAnchor: [22, 42],
        popupAnchor: [0, -36],
      }),
    })
      .addTo(map)
      .bindPopup(words, { closeButton: false, minWidth: 180, maxWidth: 260 });
    const mark = drawn.getElement();
    mark?.setAttribute('aria-label', pin.name);
    // Leaflet hears Enter alone; a button answers the space bar too.
    mark?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      drawn.openPopup();
    });
    drawn.on('popupopen', () => words.focus({ preventScroll: true }));
    drawn.on('popupclose', () => {
      // Without motion the words are gone by now, and the focus with them.
      const { activeElement, body } = document;
      if (activeElement === body || words.contains(activeElement)) mark?.focus();
    });
    markers.set(pin.id, drawn);
  }

  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.closePopup();
  });

  return {
    show(id) {
      const drawn = markers.get(id);
      if (!drawn) return;
      map.setView(drawn.getLatLng(), Math.max(map.getZoom(), 12), { animate: !still });
      drawn.openPopup();
      element.scrollIntoView({ block: 'nearest' });
    },
    zoom: (steps) => {
      map.zoomIn(steps);
    },
    remove: () => {
      map.remove();
    },
  };
}
