import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { PlacePageView } from './location.server.ts';

/** Title, description and canonical address of a place's page. */
export function locationMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, (view: PlacePageView) => {
    const { location, image } = view.place;
    const { name, street, city, state } = location;
    const address = [street, city, state].filter(Boolean).join(', ');
    return {
      title: `${name}: hours and directions`,
      description: `Opening hours, phone numbers and directions${address === '' ? '' : `: ${address}`}.`,
      canonical: view.canonical,
      ...(image !== null && { image: new URL(image.src, view.canonical).href }),
    };
  });
}
