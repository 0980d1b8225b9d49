import type { FooterProps, HeaderProps } from '@forecourt/ui';
import { locations } from './locations.ts';

/** Header of an ordinary dealer. */
export const header: HeaderProps = {
  name: 'Coolabarra Motors',
  homeHref: '/',
  path: '/search',
  items: [
    { label: 'Home', href: '/' },
    {
      label: 'Our Stock',
      links: [
        { label: 'New, used and demo', href: '/search/new-used-and-demo-cars' },
        { label: 'New', href: '/search/new-cars' },
        { label: 'Demo', href: '/search/demo-cars' },
        { label: 'Used', href: '/search/used-cars' },
      ],
    },
    { label: 'Search', href: '/search' },
    { label: 'Sell My Car', href: '/sell-my-car' },
    { label: 'Service', href: '/service' },
    { label: 'Contact Us', href: '/contact-us' },
  ],
  utilityBar: {
    strapline: 'Utes, four-wheel drives, bikes and vans. Honest deals in the Central West.',
    phone: '(02) 5550 0121',
    places: locations.map(({ name, city, phone, slug }) => ({
      name,
      place: city,
      phone,
      href: `/locations/${slug}`,
    })),
  },
  action: { label: 'Value my trade-in', href: '/trade-in' },
};

export const footer: FooterProps = {
  name: 'Coolabarra Motors',
  strapline: 'Utes, four-wheel drives, bikes and vans. Honest deals in the Central West.',
  phone: '(02) 5550 0121',
  year: 2026,
  locations,
  columns: [
    {
      heading: 'Vehicles',
      links: [
        { label: 'New', href: '/search/new-cars' },
        { label: 'Demo', href: '/search/demo-cars' },
        { label: 'Used', href: '/search/used-cars' },
      ],
    },
    {
      heading: 'Buyer Tools',
      links: [
        { label: 'Sell My Car', href: '/sell-my-car' },
        { label: 'Trade In', href: '/trade-in' },
        { label: 'Finance', href: '/finance' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy policy', href: '/privacy-policy' },
    { label: 'Terms and conditions', href: '/terms-and-conditions' },
  ],
};
