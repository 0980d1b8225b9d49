import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { ContactView } from './contact.server.ts';

/** Title, description and canonical address of the page of all places. */
export function contactMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, (view: ContactView) => {
    const towns = [...new Set(view.places.flatMap(({ location: { city } }) => city ?? []))];
    return {
      title: view.title,
      description: `Phone numbers, opening hours and directions${towns.length > 0 ? `: ${towns.join(', ')}` : ''}.`,
      canonical: view.canonical,
    };
  });
}
