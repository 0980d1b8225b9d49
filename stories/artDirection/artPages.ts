/** The pages that "Art direction" shows, in the order in which a shopper meets them. */
export const artPages = [
  { name: 'home', title: 'Home' },
  { name: 'listing', title: 'Listing' },
  { name: 'vehicle', title: 'Vehicle' },
  { name: 'enquiry', title: 'Enquiry' },
  { name: 'contact', title: 'Contact' },
  { name: 'location', title: 'Location' },
  { name: 'finance', title: 'Finance' },
  { name: 'offers', title: 'Offers' },
  { name: 'models', title: 'Models' },
  { name: 'compare', title: 'Compare' },
  { name: 'trade-in', title: 'Trade-in' },
  { name: 'reviews', title: 'Reviews' },
  { name: 'about', title: 'About us' },
  { name: 'success', title: 'Thank you' },
] as const;

export type ArtPageName = (typeof artPages)[number]['name'];

/** A phone and a desktop, CSS pixels. */
export const artWidths = [390, 1280] as const;

export type ArtTime = 'before' | 'after';

/** Where a picture of a page stands, from Storybook's root. */
export function artPicture(
  time: ArtTime,
  template: string,
  page: ArtPageName,
  width: number,
): string {
  return `art/${time}/${template}-${page}-${width}.webp`;
}
