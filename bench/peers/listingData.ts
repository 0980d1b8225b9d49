// What both peers print: the data that our own listing's loader sends, so that the content is equal.

export interface Link {
  label: string;
  href: string;
}

export interface Priced {
  text: string;
  was: { amount: string; saving: string } | null;
  basis: string | null;
}

export interface Card {
  id: string;
  slug: string;
  title: string;
  subtitle: string | null;
  image: { url: string } | null;
  photoCount: number;
  tag: { text: string } | null;
  price: Priced;
  facts: readonly string[];
  place: string | null;
  colour: string | null;
}

export interface FacetRow {
  value: string;
  label: string;
  count: number;
}

export type Section =
  | { kind: 'values' | 'menu'; key: string; label: string; values: readonly FacetRow[] }
  | {
      kind: 'range';
      key: string;
      label: string;
      bounds: { min: number; max: number };
      prefix: string;
      suffix?: string;
      histogram?: { counts: readonly number[] };
    };

export interface ListingData {
  title: string;
  count: number;
  countText: string;
  pages: number;
  cards: readonly Card[];
  sections: readonly Section[];
  quickFilters: readonly { label: string; href: string }[];
  promos: readonly { id: string; title: string; text: string; href: string; action: string }[];
  cardRules: {
    imageService: { widths: readonly number[]; formats: readonly string[] };
    labels: { enquire: string };
  };
}

export interface SiteData {
  name: string;
  tagline: string | null;
  phone: { text: string; href: string } | null;
  menu: readonly (Link | { label: string; links: readonly Link[] })[];
  footer: readonly { heading: string; links: readonly Link[] }[];
  locations: readonly {
    id: string;
    name: string;
    street: string | null;
    city: string;
    state: string;
    postcode: string;
    phone: string | null;
  }[];
  pictureSizes: { card: string };
}

export interface PageData {
  site: SiteData;
  listing: ListingData;
}
