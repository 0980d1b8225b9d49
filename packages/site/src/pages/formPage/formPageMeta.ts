import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { FormPageView } from './formPage.server.ts';

/** Title, description and canonical address of a page whose subject is its form. */
export function formPageMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, (view: FormPageView) => ({
    title: view.heading,
    ...(view.lead !== '' && { description: view.lead }),
    canonical: view.canonical,
  }));
}
